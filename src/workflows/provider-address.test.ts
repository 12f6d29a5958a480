import { describe, expect, it } from "vitest";
import { providerAddressProblem } from "./provider-address.ts";

describe("the address of a provider", () => {
	it.each([
		"https://api.openai.com/v1",
		"http://localhost:11434/v1",
		"http://[::1]:1234/v1",
		"https://our-team.openai.azure.com/openai/v1",
		"https://llm.example.org/v1",
		"https://eu.models.example.org",
		"http://gpu.example.org:8000/v1",
		"https://gpu.example.org/v1",
	])("may be %s", (address) => {
		expect(
			providerAddressProblem(address, [
				"llm.example.org",
				"*.models.example.org",
				"http://gpu.example.org",
			]),
		).toBeNull();
	});

	it.each([
		"",
		"localhost:11434",
		"file:///etc/passwd",
		"gopher://localhost",
		"http://169.254.169.254/latest/meta-data",
		"http://metadata.google.internal/",
		"http://10.0.0.7/v1",
		"http://0x7f.1.example/v1",
		"https://openai.azure.com.evil.example/v1",
		"https://models.example.org.evil.example",
		"https://user:secret@api.openai.com/v1",
		"https://api.openai.com/v1?key=1",
		"http://2852039166/",
		"http://api.openai.com/v1",
		"http://eu.models.example.org/v1",
	])("may not be “%s”", (address) => {
		expect(providerAddressProblem(address, ["*.models.example.org"])).toEqual(
			expect.any(String),
		);
	});
});
