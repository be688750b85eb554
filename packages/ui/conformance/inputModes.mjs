/** One way in which a person uses the page: how a thing is pressed with it. */
export const inputModes = {
  mouse: (locator) => locator.click(),
  touch: (locator) => locator.tap(),
  keyboard: async (locator) => {
    await locator.focus();
    await locator.page().keyboard.press('Enter');
  },
};

export const inputModeNames = Object.keys(inputModes);

/** What has the focus, in words. */
export const focused = (page) => page.evaluate(() => window.probe.words(document.activeElement));

/** What a thing is, in the same words. */
export const words = (locator) => locator.evaluate((element) => window.probe.words(element));

export const attribute = (locator, name) => () => locator.getAttribute(name);

/** A press beside everything that is open; false where that leaves no room. */
export async function pressBeside(page, locator, touch) {
  const box = await locator.boundingBox();
  const { width, height } = page.viewportSize();
  const corners = [
    [4, 4],
    [width - 4, height - 4],
    [4, height - 4],
    [width - 4, 4],
  ];
  const free = corners.find(
    ([x, y]) => x < box.x - 8 || x > box.x + box.width + 8 || y < box.y - 8 || y > box.y + box.height + 8,
  );
  if (!free) return false;
  if (touch) await page.touchscreen.tap(...free);
  else await page.mouse.click(...free);
  return true;
}
