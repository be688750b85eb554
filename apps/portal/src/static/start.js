// Runs before the first paint (the content security policy allows no inline script): sets language and theme, and decides
// whether the form of index.html is shown.
(() => {
  const root = document.documentElement;
  const language = localStorage.getItem('sen-language') === 'en' ? 'en' : 'vi';
  const theme = localStorage.getItem('sen-theme');
  root.lang = language;
  if (theme) root.dataset.theme = theme;
  if (location.pathname === '/' && !localStorage.getItem('sen-token')) root.dataset.start = language;
  // Only the application sends the form, never the browser itself.
  addEventListener('submit', (event) => {
    if (!event.target.closest('[data-static]')) return;
    event.preventDefault();
    event.target.dataset.submitted = 'true';
  });
})();
