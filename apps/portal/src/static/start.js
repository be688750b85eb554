// Runs before the first paint (the content security policy allows no inline script): sets language and theme, and decides
// whether the form of index.html is shown. Until the application has loaded, that form works by what follows.
(() => {
  const root = document.documentElement;
  const language = localStorage.getItem('sen-language') === 'en' ? 'en' : 'vi';
  const theme = localStorage.getItem('sen-theme');
  root.lang = language;
  if (theme) root.dataset.theme = theme;
  if (location.pathname === '/' && !localStorage.getItem('sen-token')) root.dataset.start = language;

  const staticFormOf = ({ target }) => target.closest?.('[data-static] form');

  // Only the application sends the form, never the browser itself.
  addEventListener('submit', (event) => {
    const form = staticFormOf(event);
    if (!form) return;
    event.preventDefault();
    form.dataset.submitted = 'true';
  });

  addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-static] button[type="button"]');
    if (!button) return;
    if (button.querySelector('[lang]')) switchLanguage();
    else revealPassword(staticFormOf(event));
  });

  /** What was typed goes along. */
  function switchLanguage() {
    const typed = new FormData(document.querySelector(`[data-static="${root.lang}"] form`));
    root.lang = root.lang === 'en' ? 'vi' : 'en';
    root.dataset.start = root.lang;
    localStorage.setItem('sen-language', root.lang);
    // As `changeLanguage` does: a language that was chosen is that of the account, too.
    sessionStorage.setItem('sen-language-chosen', root.lang);
    for (const [name, value] of typed)
      document.querySelector(`[data-static="${root.lang}"] input[name="${name}"]`).value = value;
  }

  function revealPassword(form) {
    const { password } = form?.elements ?? {};
    if (password) password.type = password.type === 'password' ? 'text' : 'password';
  }

  // Of scripts and styles: without them the page stays as it is, and says so.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) root.dataset.failed = '';
    },
    true,
  );
})();
