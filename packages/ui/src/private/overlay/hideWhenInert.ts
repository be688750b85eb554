/**
 * Has `inert` hide an element from assistive technology only. React Aria makes the page behind a panel or a dialog inert, for which
 * browsers compute the style of every element again: some 200 ms for a list of 100 rows on a slow device, when it opens and when it
 * closes. What else it does is done already: an underlay takes the presses, and the focus is contained.
 */
export function hideWhenInert(element: HTMLElement): void {
  Object.defineProperty(element, 'inert', {
    configurable: true,
    get: () => element.getAttribute('aria-hidden') === 'true',
    set(inert: boolean) {
      if (inert) element.setAttribute('aria-hidden', 'true');
      else element.removeAttribute('aria-hidden');
    },
  });
}
