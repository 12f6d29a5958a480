// Projects: a name, what it is, what it is made with, where it lies.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import type { Project } from "../../profile/profile.ts";
import { hostOf, readWebAddress } from "../../profile/web-address.ts";
import {
	type Cited,
	type CitedFields,
	cited,
	citedText,
} from "../draft/cited.ts";
import { labeled, listPieces } from "../lines/list-pieces.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { type Entries, NOTHING } from "./cited-entries.ts";
import { blocksOf } from "./entry-blocks.ts";
import { readText } from "./entry-text.ts";
import { readHead } from "./head-parts.ts";
import { periodOf } from "./read-history.ts";

const TECHNOLOGIES = new RegExp(
	`^${inAnyLanguage(({ entry }) => entry.toolsLabel)}$`,
	"iu",
);
const URL = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;|()]*)?/iu;

export function readProjects(paragraphs: Paragraph[]): Entries<Project> {
	const left: Paragraph[] = [];
	const entries = blocksOf(paragraphs).flatMap(
		({ head, body }): CitedFields<Project>[] => {
			if (head.length === 0) return body.flatMap(bulletProject);
			const read = readHead(head, body);
			const stack: Cited<string>[] = [];
			const reported = body.filter((line) => !takeStack(stack, line));
			const text = readText(reported, head);
			left.push(...text.left);
			const links = linksOf([...head, ...text.left]);
			const parts = read.parts.filter(({ text: words }) => !isAddress(words));
			const [name, ...more] = parts;
			if (!name) {
				left.push(...head, ...body);
				return [];
			}
			const about: Cited<string>[] = [];
			for (const part of more) {
				const pieces = listPieces(part.text);
				if (pieces.length > 2)
					stack.push(...pieces.map((piece) => cited(piece, part.from)));
				else about.push(cited(part.text, part.from));
			}
			const description = [
				...about,
				...(text.description ? [text.description] : []),
			];
			const period = periodOf(read);
			return [
				{
					project_name: citedText(name.text, name.from) ?? NOTHING,
					...(description.length > 0 && { description: merged(description) }),
					...(period.start_date && { start_date: period.start_date }),
					...(period.end_date && { end_date: period.end_date }),
					...(period.is_current && { is_ongoing: period.is_current }),
					technologies_used: stack,
					...links,
					achievements: text.achievements,
				},
			];
		},
	);
	return { entries, left };
}

function merged(lines: Cited<string>[]): Cited<string> {
	const [first] = lines;
	return {
		value: lines.map(({ value }) => value).join("\n"),
		quote: [...new Set(lines.map(({ quote }) => quote))].join("\n"),
		page: first?.page ?? 0,
		why: null,
	};
}

/** A project told in one bullet: "Cycle Forecast: predicts …". */
function bulletProject(line: Paragraph): CitedFields<Project>[] {
	const named =
		labeled(line.text) ??
		/^(?<label>.{3,60}?)\s+[–—-]\s+(?<list>.+)$/u.exec(line.text)?.groups;
	const links = linksOf([line]);
	if (!named?.label)
		return [
			{
				project_name: citedText(line.text.slice(0, 200), line) ?? NOTHING,
				...links,
			},
		];
	return [
		{
			project_name: citedText(named.label, line) ?? NOTHING,
			description: citedText(named.list ?? "", line) ?? NOTHING,
			...links,
		},
	];
}

function takeStack(stack: Cited<string>[], line: Paragraph): boolean {
	const parts = labeled(line.text);
	const isNamed = parts !== null && TECHNOLOGIES.test(parts.label);
	const pieces = isNamed ? listPieces(parts.list) : namesIn(line);
	stack.push(...pieces.map((piece) => cited(piece, line)));
	return isNamed || pieces.length > 0;
}

/** A line of nothing but short names, as "React, Node.js, PostgreSQL". */
function namesIn({ text, isBullet }: Paragraph): string[] {
	const pieces = isBullet || /[.!?:]$/.test(text) ? [] : listPieces(text);
	return pieces.length > 1 &&
		pieces.every((piece) => /^[\p{Lu}\d.]\S*(?: \S+)?$/u.test(piece))
		? pieces
		: [];
}

function isAddress(text: string): boolean {
	return (
		/^\S+\.\S+\/?\S*$/.test(text) &&
		readWebAddress(text) !== null &&
		/[./]/.test(text) &&
		URL.exec(text)?.[0] === text &&
		/\/|^www|\.(?:com|org|net|io|dev|app|de|fr|es)$/i.test(text)
	);
}

function linksOf(
	lines: Paragraph[],
): Pick<CitedFields<Project>, "project_url" | "github_url"> {
	const found: Pick<CitedFields<Project>, "project_url" | "github_url"> = {};
	for (const line of lines) {
		const written =
			line.text.match(/(?:https?:\/\/|www\.|github\.com\/)\S+/gi) ?? [];
		for (const each of [...line.links, ...written]) {
			const url = readWebAddress(each.replace(/[).,;]+$/, ""));
			if (!url) continue;
			const place = {
				...line,
				quote: line.quote.includes(each) ? line.quote : `${line.quote} ${each}`,
			};
			if (hostOf(url) === "github.com") found.github_url ??= cited(url, place);
			else found.project_url ??= cited(url, place);
		}
	}
	return found;
}
