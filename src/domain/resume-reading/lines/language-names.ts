// The names of spoken languages in the languages resumes are written in, to tell "Languages: German, English" from
// "Languages: Python, Go".

const NAMES = new Set(
	`english german french spanish italian portuguese dutch danish norwegian swedish finnish icelandic polish czech slovak slovenian croatian serbian bosnian bulgarian romanian hungarian greek turkish russian ukrainian belarusian latvian lithuanian estonian albanian macedonian maltese irish welsh catalan basque galician arabic hebrew persian farsi dari pashto kurdish urdu hindi punjabi bengali gujarati marathi tamil telugu kannada malayalam nepali sinhala chinese mandarin cantonese japanese korean vietnamese thai lao khmer burmese indonesian malay tagalog filipino swahili amharic somali yoruba igbo hausa zulu xhosa afrikaans latin esperanto armenian georgian azerbaijani kazakh uzbek mongolian tibetan luxembourgish bahasa
englisch deutsch französisch spanisch italienisch portugiesisch niederländisch holländisch dänisch norwegisch schwedisch finnisch polnisch tschechisch slowakisch slowenisch kroatisch serbisch bosnisch bulgarisch rumänisch ungarisch griechisch türkisch russisch ukrainisch arabisch hebräisch persisch kurdisch hindi chinesisch mandarin japanisch koreanisch vietnamesisch latein albanisch
inglés alemán francés español castellano italiano portugués neerlandés holandés catalán euskera gallego ruso chino japonés árabe polaco rumano sueco danés noruego valenciano griego turco hebreo coreano latín
anglais allemand français espagnol italien portugais néerlandais arabe chinois japonais russe polonais roumain turc grec suédois danois norvégien coréen hébreu vietnamien latin berbère créole breton catalan
inglese tedesco francese spagnolo italiano portoghese olandese arabo cinese giapponese russo polacco rumeno turco greco latino albanese
engels duits frans spaans italiaans portugees nederlands vlaams arabisch chinees japans russisch pools turks
inglês alemão francês espanhol italiano português holandês árabe chinês japonês russo mandarim
engelsk tysk fransk spansk italiensk portugisisk hollandsk dansk norsk svensk finsk islandsk polsk russisk arabisk kinesisk japansk tyrkisk bokmål nynorsk
engelska tyska franska spanska italienska portugisiska nederländska danska norska svenska finska polska ryska arabiska kinesiska japanska turkiska persiska
英语 英文 德语 法语 西班牙语 意大利语 葡萄牙语 中文 汉语 普通话 粤语 日语 韩语 俄语 阿拉伯语`.split(
		/\s+/,
	),
);

/** Whether a text names a spoken language. */
export function isLanguageName(text: string): boolean {
	const bare = text
		.toLowerCase()
		.replace(/\([^)]*\)/g, "")
		.trim();
	if (NAMES.has(bare)) return true;
	const words = bare.split(/\s+/);
	return (
		words.length <= 3 &&
		words.some((word) => NAMES.has(word)) &&
		/^(?:brazilian|mandarin|swiss|british|american|european|modern|ancient|standard|bahasa|simplified|traditional|langue|lengua)/.test(
			bare,
		)
	);
}
