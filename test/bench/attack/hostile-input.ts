// What an attacker sends, made here: lists longer than any career, postings and files that once took time with their square.

/** Skills of a profile, all different. */
export function manySkills(count: number) {
	return Array.from({ length: count }, (_, at) => ({
		skill_name: `Skill ${at.toString(36)} of many`,
		skill_category: null,
		proficiency_level: null,
		years_of_experience: null,
	}));
}

export function manySemicolons(length: number): string {
	return `Nurse. Requirements: ${"a; ".repeat(length)}`.slice(0, length);
}

/** A text of short lines that look like the beginnings of entries. */
export function manyLines(bytes: number): Buffer {
	const line = "Engineer, Company GmbH 01/2001 - 02/2002; Berlin\n- x\n";
	return Buffer.from(
		line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes),
	);
}

/** One page with words at thousands of places, uncompressed. */
export function manyPlaces(bytes: number): Buffer {
	const words: string[] = [];
	for (let at = 0, length = 0; length < bytes; at += 1) {
		const place = `BT /F1 6 Tf ${(at * 37) % 560} ${(at * 53) % 780} Td (w${at}) Tj ET\n`;
		words.push(place);
		length += place.length;
	}
	return pdf(words.join(""));
}

function pdf(content: string): Buffer {
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${content.length} >>\nstream\n${content}endstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
	];
	let text = "%PDF-1.4\n";
	const places = objects.map((body, at) => {
		const place = text.length;
		text += `${at + 1} 0 obj\n${body}\nendobj\n`;
		return `${String(place).padStart(10, "0")} 00000 n \n`;
	});
	const start = text.length;
	const size = objects.length + 1;
	text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
	text += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
	return Buffer.from(text, "latin1");
}
