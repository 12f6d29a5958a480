// A person gives their profile a photo: chosen from a file that knows where it was taken, cut out by keyboard, kept without that,
// hidden and deleted.

import { inBase64, photoBytes, photoWith } from "../photo.ts";
import { becomeSomebody, expect, test } from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { expectSaid } from "./messages.ts";
import { expectAccessible, press, tabTo } from "./profile-parts.ts";

const place = "Exif\0\0GPS 52.52 N 13.40 E";
const kept = async (page: {
	request: { get(path: string): Promise<unknown> };
}) => {
	const reply = (await page.request.get("/api/profile/photo")) as {
		json(): Promise<{ photo: { jpeg: string; width: number } | null }>;
	};
	return (await reply.json()).photo;
};

for (const width of [1280, 360])
	test(`a photo is cut out by keyboard on a page ${width} wide and keeps nothing of the camera, and what is no picture is refused`, async ({
		page,
		attune,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await leaveOut(page, ["contradictions looked for"]);
		await becomeSomebody(page, attune);
		await page.goto("/profile");
		await test.step("a file that is no picture is refused in words", async () => {
			await page.getByLabel("Picture for your photo").setInputFiles({
				name: "me.jpg",
				mimeType: "image/jpeg",
				buffer: Buffer.from(inBase64(photoBytes())),
			});
			await expectSaid(page, "can't be read as a picture");
		});
		await page.getByLabel("Picture for your photo").setInputFiles({
			name: "me.jpg",
			mimeType: "image/jpeg",
			buffer: Buffer.from(photoWith(0xe1, place)),
		});
		const dialog = page.getByRole("dialog", { name: "Crop your photo" });
		await expect(dialog).toBeVisible();
		await expectAccessible(page, "dialog");
		const shown = () =>
			dialog
				.locator("canvas")
				.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
		const before = await shown();
		await tabTo(page, "Zoom");
		for (let presses = 0; presses < 20; presses += 1)
			await page.keyboard.press("ArrowRight");
		await expect.poll(shown).not.toBe(before);
		await press(page, "Save photo");
		await expect(page.getByRole("img", { name: /You, as on/ })).toBeVisible();
		const photo = await kept(page);
		expect(photo?.width).toBe(420);
		expect(Buffer.from(photo?.jpeg ?? "", "base64").includes("GPS")).toBe(
			false,
		);
		await expectAccessible(page);

		await page.getByRole("switch", { name: "Show it on resumes" }).click();
		await expect(
			page.getByRole("switch", { name: "Show it on resumes" }),
		).not.toBeChecked();
		await press(page, "Delete photo");
		await page
			.getByRole("dialog")
			.getByRole("button", { name: "Delete", exact: true })
			.click();
		await expect(page.getByRole("button", { name: "Add photo" })).toBeVisible();
		expect(await kept(page)).toBeNull();
	});
