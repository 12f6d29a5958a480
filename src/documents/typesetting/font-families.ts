// The families of assets/fonts, in the order they are asked for a character.
export const FONTS = [
	"Source Sans 3",
	"Inter",
	"EB Garamond",
	"Noto Sans SC",
	"Libertinus Serif",
	"New Computer Modern",
	"DejaVu Sans Mono",
];
