/** With reduced motion nothing is animated, and no state change would start a transition. */
export async function reducedMotion(page, checks) {
  const seen = await page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(({ effect }) => window.probe.words(effect?.target));
    const waiting = window.probe
      .all('*')
      .filter((element) =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .some((duration) => Number.parseFloat(duration) > 0.01),
      )
      .map((element) => `${window.probe.words(element)} would (${element.className})`);
    return [...running, ...waiting].slice(0, 2);
  });
  checks.equals('–', 'what moves although no motion is wanted', seen, []);
}
