// A drawn head and shoulders, 120 by 154 pixels: nobody's photo.
import { bytesOfBase64, type Photo } from "#src/domain/profile/photo.ts";

export const jpeg = [
	"/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9",
	"lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCACaAHgD",
	"ASIAAhEBAxEB/8QAGgABAQEAAwEAAAAAAAAAAAAAAAIGAwQFAf/EADYQAAEEAQAGBwcCBwAAAAAAAAABAgMRBAUSITFB0RMVUVRhkZMUIiNScbHh",
	"BjIzYnKBgpKh/8QAFwEBAQEBAAAAAAAAAAAAAAAAAAIBA//EABwRAQEAAwADAQAAAAAAAAAAAAABAhESITFBUf/aAAwDAQACEQMRAD8A7liybFlO",
	"KrFk2LAqxZNiwKsWTYsCrFk2LAqxZNiwKsWTYsCrBNgCbFk2LNFWLJsWBViybFgVYs+xxSSfw2Od9EOb2HJq+iXzQw04LFlSQyx7XxuanaqbDjsC",
	"rFk2LNFWLJsWBVgmwBNiybFgVYsmxYFtRXuRrUVVXYiIeviaNZGiOnp7/l4JzPmisVGR9M9Pff8At8EPQOeWTpjiIiIlIlInBAASoOnk6OimRVjR",
	"I3+G5TuAS6NbZqRj4nqyRKchNnuaQxUyIVc1PiN2p4+B4NnSXblZpViybFlMVYJsATYsmxYaqy4GdLMyP5nIhxWdrRlLnxX2r9lFI0aIiIiIlIm4",
	"AHF1AAAAAAzmfGkOZI1N12n99pozwtNUmYlfIl+alY+05enRsWTYs6IVYJsATYsmxYFWcuNL0WTHIu5rkVfocFiwNiDz9EZaZGOkbl+JGlfVOCno",
	"HGzTrPIAAAAAGa0nKkmdKqbkXV8j29IZaYmOrr992xiePaZi7Lwn1OVVYsmxZaFWCbAE2LJsWBViybFgcsMz4JGyRu1XN3KaLB0nDlIjXKkcvyru",
	"X6GYsWZZtsum1BlIdJZUCUyZ1djtv3Oymncqq1Yl8dVeZHFV1GiOrmaQhxGrru1pODE3/g8CXSmXKlLMrU7GpR07vebMP0uTsZOVJlSrJIu3gnBE",
	"OGybFloVYsmxYFWCbAE2LJsWaKsWTYsCrFn2KKSd6MiYr3LwRD18bQD3IjsmTU/lZtXzMtkbJt49izUx6Hwo0T4Wuva5yqc3sOIiV7NF/ohPcbyy",
	"FizVSaJwpL+CjV7WqqHQyP0/sVcaX/F/NBMoc14liy8jHmxn6k0asXx4nFZTFWLJsWaxVgmwBNiybFhqrO5o/Akz5ab7sbf3P7PydfEx35eQyGPe",
	"5dq9idpssbHjxYWxRJTW+a+Kk5ZabJt8xcSHEj1IWaqcV4r9TmAOSwAAAABxzQR5EaxzMR7V4KZjSmjH4LtdlvhVdjuKeCmrJkjZLG5kjUc1yUqL",
	"xNl0yzbDWLOzpLCdg5Sx7VYu1i9qHUs6oVYJsGibFk2E2rSAaj9OYvR4zslye9KtN/pT8/Y9k48eJIMeOJNzGo3yOQ4W7rpAAAAAAAAAAAedpzE9",
	"pwHORPfi99Ppx/59jI2b9URUpUtFMHkx9Bkyxb9R6t8lOmF+JyRYJsFpTZzYmquXCj1RGdI3WVV2IlnAAN51hh97g9RvMdYYfe4PUbzMGCOFdN51",
	"hh97g9RvMdYYfe4PUbzMGBwdN51hh97g9RvMdYYfe4PUbzMGBwdN51hh97g9RvMdYYfe4PUbzMGBwdN51hh97g9RvMdYYfe4PUbzMGBwdN51hh97",
	"g9RvMyOmHRu0nO6J7XsVUVHNW0XYh0QbMdMt2+2D4CmP/9k=",
].join("");

export const photo: Photo = { jpeg, width: 120, height: 154 };

export function photoBytes(): Uint8Array {
	const bytes = bytesOfBase64(jpeg);
	if (!bytes) throw new Error("The photo is no base64.");
	return bytes;
}

/** The same picture with one more part behind its start, such as what a camera writes. */
export function photoWith(marker: number, words: string): Uint8Array {
	const bytes = photoBytes();
	const written = Buffer.from(words, "latin1");
	const length = written.length + 2;
	return Buffer.concat([
		bytes.subarray(0, 2),
		Buffer.from([0xff, marker, length >> 8, length & 0xff]),
		written,
		bytes.subarray(2),
	]);
}

export const inBase64 = (bytes: Uint8Array) =>
	Buffer.from(bytes).toString("base64");
