/** No component overflows the page at 200 % zoom (half the width) or in right-to-left direction. */
export async function noOverflow(page, checks) {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  checks.equals('right to left', 'pixels outside the page', await outsideAtRest(page), 0);
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  await page.setViewportSize({ width: 640, height: 400 });
  checks.equals('200 % zoom', 'pixels outside the page', await outsideAtRest(page), 0);
}

/** Components that measure themselves need a frame to follow a new width: only what still overflows after a second counts. */
async function outsideAtRest(page) {
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth + 1;
  await page.waitForFunction(fits, undefined, { timeout: 1_000 }).catch(() => undefined);
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth - 1));
}
