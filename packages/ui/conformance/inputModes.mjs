/** The input modes: how each presses a control. */
export const inputModes = {
  mouse: (locator) => locator.click(),
  touch: (locator) => locator.tap(),
  keyboard: async (locator) => {
    await locator.focus();
    await locator.page().keyboard.press('Enter');
  },
};

export const inputModeNames = Object.keys(inputModes);

/** Describes the focused element. */
export const focused = (page) => page.evaluate(() => window.probe.words(document.activeElement));

/** Describes an element in the same format. */
export const words = (locator) => locator.evaluate((element) => window.probe.words(element));

export const attribute = (locator, name) => () => locator.getAttribute(name);

/** Presses outside of all open overlays; returns false if there is no room. */
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
