// Which passwords are refused because they are guessed soon: those everybody has, those made of the person's own name and address,
// and those zxcvbn finds within a million guesses. Its lists of words take 32 MB: they are read when somebody chooses a password,
// and given back a moment later.
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { isCommonPassword } from "../domain/account/common-passwords.ts";
import { ownWordsOf, withoutWords } from "../domain/account/own-words.ts";
import { Refusal } from "../domain/refusal.ts";

type Core = typeof import("@zxcvbn-ts/core");
type Common = typeof import("@zxcvbn-ts/language-common");
type English = typeof import("@zxcvbn-ts/language-en");

export type ChosenPassword = {
	password: string;
	/** The form's field, for the message under it. */
	field: string;
	/** The person's name and address, as far as they are known. */
	owner: readonly string[];
};

const COMMON =
	"This password is one of the first that attackers try. Please choose another one.";
const GUESSABLE =
	"This password is easy to guess. Choose a longer one, such as a few words that don't belong together.";
const OWN =
	"This password is made of your name or email address, which others know. Choose another one.";

/** What everybody here thinks of first. */
const PRODUCT = ["attune"];

/** Of 0 to 4: 2 takes more than a million guesses, and nobody has that many with tries slowed and refused. */
const LEAST_SCORE = 2;
/** The time it takes grows steeply with the length: 50 ms for 32 hostile signs, two seconds for 128. */
const LOOKED_AT = 32;
const SUBSTITUTIONS_TRIED = 4;

/** Refuses with "bad-input" and a message on the field. */
export async function refuseWeakPassword({
	password,
	field,
	owner,
}: ChosenPassword): Promise<void> {
	// In the one form it is hashed in: "password1" in wide letters is "password1".
	const message = weaknessOf(password.normalize("NFKC"), owner);
	if (message === null) return;
	throw new Refusal("bad-input", message, { fields: { [field]: message } });
}

function weaknessOf(password: string, owner: readonly string[]): string | null {
	if (isCommonPassword(password)) return COMMON;
	const zxcvbn = load();
	const isWeak = (text: string) =>
		zxcvbn.check(text.slice(0, LOOKED_AT)).score < LEAST_SCORE;
	if (isWeak(password)) return GUESSABLE;
	const isWeakWithout = (words: readonly string[]) => {
		const rest = withoutWords(password, words);
		return rest.length < password.length && isWeak(rest);
	};
	if (isWeakWithout(PRODUCT)) return GUESSABLE;
	return isWeakWithout([...PRODUCT, ...ownWordsOf(owner)]) ? OWN : null;
}

const KEPT_MS = 2_000;

let loaded: ZxcvbnFactory | undefined;
let forgetting: NodeJS.Timeout | undefined;

function load(): ZxcvbnFactory {
	clearTimeout(forgetting);
	forgetting = setTimeout(() => {
		loaded = undefined;
		collectGarbage();
	}, KEPT_MS).unref();
	loaded ??= create();
	return loaded;
}

/**
 * Left to itself V8 keeps what was given back until it runs short, half a minute later. This takes a third of the time that it took to
 * read the lists.
 */
function collectGarbage(): void {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc") as (options: object) => void;
	collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** What is imported stays as long as the process; what is required can be taken out of the cache again. */
function create(): ZxcvbnFactory {
	const require = createRequire(import.meta.url);
	const before = new Set(Object.keys(require.cache));
	const core: Core = require("@zxcvbn-ts/core");
	const common: Common = require("@zxcvbn-ts/language-common");
	const english: English = require("@zxcvbn-ts/language-en");
	for (const file of Object.keys(require.cache))
		if (!before.has(file)) delete require.cache[file];
	return new core.ZxcvbnFactory({
		dictionary: { ...common.dictionary, ...english.dictionary },
		graphs: common.adjacencyGraphs,
		l33tMaxSubstitutions: SUBSTITUTIONS_TRIED,
	});
}
