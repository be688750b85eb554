/** At 200 % zoom half the width is there; read from right to left everything turns round. Neither runs out of the page. */
export async function nothingRunsOut(page, checks) {
  const outside = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth - 1));
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  checks.holds('right to left', 'pixels outside the page', await outside(), 0);
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  await page.setViewportSize({ width: 640, height: 400 });
  checks.holds('200 % zoom', 'pixels outside the page', await outside(), 0);
}
