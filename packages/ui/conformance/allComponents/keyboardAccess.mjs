/** Every control that a pointer can press is reachable by keyboard: by Tab, or by the keys of its grid, list or toolbar. */
export async function keyboardAccess(page, checks) {
  const seen = await page.evaluate(() => {
    const { probe } = window;
    const widgets =
      '[role="grid"], [role="treegrid"], [role="tree"], [role="listbox"], [role="menu"], [role="tablist"], [role="toolbar"], [role="radiogroup"], [role="feed"], [role="application"], [role="combobox"], [role="group"]:has([role="spinbutton"])';
    const pressed = probe
      .all('button, a[href], [role="button"], [role="option"], [role="menuitem"], [role="tab"]')
      .filter(probe.isVisible)
      .filter((element) => !element.disabled && element.ariaDisabled !== 'true');
    const unreachable = pressed.filter(
      (element) => element.tabIndex < 0 && !element.closest(widgets) && !isOperatedFromField(element),
    );
    const pointerOnly = probe
      .all('*')
      .filter(
        (element) =>
          getComputedStyle(element).cursor === 'pointer' &&
          getComputedStyle(element.parentElement).cursor !== 'pointer',
      )
      .filter(
        (element) =>
          !element.closest(`${probe.interactive}, label, [tabindex], option`) &&
          !element.querySelector(probe.interactive),
      );
    return [...unreachable, ...pointerOnly].map((element) => probe.words(element)).slice(0, 3);

    // The ARIA patterns exclude these from the tab order: ↑ and ↓ in a number field, Alt+↓ in a combobox.
    function isOperatedFromField(element) {
      const field = document.getElementById(element.getAttribute('aria-controls') ?? '');
      const beside = element.parentElement?.closest('[role="group"], div')?.querySelector('input');
      return field?.matches('input') || (beside !== null && element.ariaHasPopup === 'listbox');
    }
  });
  checks.equals('Tab and arrows', 'what only a pointer reaches', seen, []);
}
