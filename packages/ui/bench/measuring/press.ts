import type { Locator, Page } from 'playwright';

export interface Point {
  x: number;
  y: number;
}

/** Where the text of it is, and not the empty rest of a wide line. */
export async function pointOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${String(target)}`);
  return { x: box.x + Math.min(40, box.width / 2), y: box.y + box.height / 2 };
}

/**
 * Presses at coordinates, like a real pointer. A tool's click evaluates a hit test in the page between the events, which would be
 * counted as the page's time.
 */
export async function pressAt(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(120);
  await page.mouse.down();
  await page.waitForTimeout(70);
  await page.mouse.up();
}

export async function press(page: Page, target: Locator): Promise<void> {
  await pressAt(page, await pointOf(target));
}
