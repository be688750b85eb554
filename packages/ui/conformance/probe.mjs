/** Functions injected into every page, with which checks find and describe elements. Runs in the page. */
export function probe() {
  const name = (element) => (element.computedName ?? '').trim();
  const role = (element) => element.computedRole ?? element.getAttribute('role') ?? '';
  const interactive =
    ':is(button, a[href], input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="radio"], [role="slider"], [role="spinbutton"], [role="textbox"], [role="searchbox"], [role="combobox"], [role="option"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="tab"], [role="treeitem"], [role="separator"][tabindex], [tabindex="0"])';
  const isVisible = (element) => {
    if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return false;
    if (element.closest('[aria-hidden="true"], [inert]')) return false;
    // Visually hidden elements: clipped, or in a box of one pixel.
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { clipPath, overflow } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      if (clipPath === 'inset(50%)' || (overflow === 'hidden' && (width <= 1 || height <= 1))) return false;
    }
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  // An unhandled link would navigate away from the story.
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
  window.probe = {
    name,
    role,
    isVisible,
    interactive,
    /** Describes an element in a check's message. */
    words: (element) =>
      element
        ? `${role(element) || element.tagName.toLowerCase()} “${(name(element) || element.textContent || '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`
        : 'nothing',
    /** Finds elements of the story, its overlays included. */
    all: (selector) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.closest(
          '#storybook-root, body > [data-overlay-container], body > div:not([class*="sb-"]), dialog',
        ),
      ),
  };
}
