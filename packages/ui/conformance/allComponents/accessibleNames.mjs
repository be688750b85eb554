/** Every control has an accessible name that contains its visible label, and an invalid field has an error description. */
export async function accessibleNames(page, checks) {
  const seen = await page.evaluate(async () => {
    const { probe } = window;
    const plain = (text) => text.replaceAll(/\s+/g, '').toLowerCase();
    const found = probe.all(probe.interactive).filter(probe.isVisible);
    // Chromium computes the names of what it renders: `content-visibility: auto` leaves out what is off the screen.
    const names = new Map();
    for (const element of found) {
      if (!element.checkVisibility({ contentVisibilityAuto: true })) {
        element.scrollIntoView({ block: 'center' });
        await new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        });
      }
      names.set(element, probe.name(element));
    }
    window.scrollTo(0, 0);
    const fields = found.filter((element) => element.matches('input, select, textarea'));
    return {
      unnamed: found.filter((element) => names.get(element) === '').map((element) => probe.words(element)),
      otherName: fields
        .flatMap((field) => [...(field.labels ?? [])].map((label) => ({ field, label })))
        .filter(({ label }) => probe.isVisible(label))
        .filter(({ field, label }) => {
          // The asterisk of a required field is hidden from assistive technology.
          const said = [...label.querySelectorAll('[aria-hidden="true"]')].reduce(
            (text, hidden) => text.replace(hidden.textContent, ''),
            label.textContent,
          );
          return (
            !plain(names.get(field)).includes(plain(said)) && !plain(said).includes(plain(names.get(field)))
          );
        })
        .map(({ field, label }) => `${probe.words(field)} is labelled “${label.textContent}”`),
      otherWords: found
        .filter((element) => element.matches('button[aria-label], a[aria-label]'))
        .filter((element) => {
          const shown = plain(element.innerText);
          return /\p{L}{2}/u.test(shown) && !plain(names.get(element)).includes(shown);
        })
        .map((element) => `${probe.words(element)} shows “${element.innerText.trim()}”`),
      unexplained: fields
        .filter((field) => field.ariaInvalid === 'true')
        .filter((field) => {
          const places = ['aria-describedby', 'aria-errormessage'].flatMap((attribute) =>
            (field.getAttribute(attribute) ?? '').split(' '),
          );
          return !places.some((place) => place && document.getElementById(place)?.textContent.trim());
        })
        .map((field) => probe.words(field)),
    };
  });
  checks.equals('–', 'what has no name', seen.unnamed.slice(0, 3), []);
  checks.equals('–', 'fields whose name is not their label', seen.otherName.slice(0, 3), []);
  checks.equals('–', 'buttons whose name lacks what is seen (WCAG 2.5.3)', seen.otherWords.slice(0, 3), []);
  checks.equals('–', 'wrong fields that do not say why', seen.unexplained.slice(0, 3), []);
}
