/** The distance between an hour and the edge at which it is shown, so that its label is not cut. */
const gap = 12;

/** Where a scroller of hours stands: minutes since midnight for times, pixels for sizes; undefined before it is drawn. */
export function hoursBox(scroller: HTMLElement) {
  const head = scroller.querySelector<HTMLElement>('[data-top]')?.offsetHeight;
  const hour = scroller.querySelector<HTMLElement>('[data-hour]')?.offsetHeight;
  if (head === undefined || !hour) return undefined;
  const minutes = (pixels: number) => (pixels / hour) * 60;
  return {
    head,
    hour,
    gap,
    from: minutes(scroller.scrollTop),
    visible: minutes(scroller.clientHeight - head),
  };
}
