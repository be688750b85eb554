/** Scrolls the current entry of a menu into view, in its middle, unless it is; neither the page nor the focus moves. */
export function scrollToCurrent(scroller: HTMLElement): void {
  const entry = scroller.querySelector('[aria-current="page"]');
  if (!entry) return;
  const room = scroller.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top >= room.top && place.bottom <= room.bottom) return;
  scroller.scrollTop += place.top - room.top - (room.height - place.height) / 2;
}
