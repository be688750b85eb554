/** Frames in which the questions above may still get their real heights. */
const frames = 30;

/**
 * Scrolls to a question and stays with it while the questions above are laid out for the first time, which they are only near the
 * screen. Ends as soon as the user does something.
 */
export function scrollToQuestion(question: HTMLElement): void {
  const ended = new AbortController();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, () => ended.abort(), {
      signal: ended.signal,
      capture: true,
      passive: true,
    });
  let left = frames;
  let top: number | undefined;
  function follow() {
    if (ended.signal.aborted) return;
    if (question.getBoundingClientRect().top !== top) {
      question.scrollIntoView({ block: 'start' });
      ({ top } = question.getBoundingClientRect());
    }
    left -= 1;
    if (left > 0 && question.isConnected) requestAnimationFrame(follow);
    else ended.abort();
  }
  follow();
}
