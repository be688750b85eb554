// Runs before anything is drawn (the content policy allows no inline script): language, theme, and whether the form of
// index.html is what one sees first.
(() => {
  const root = document.documentElement;
  const language = localStorage.getItem('sen-language') === 'en' ? 'en' : 'vi';
  const theme = localStorage.getItem('sen-theme');
  root.lang = language;
  if (theme) root.dataset.theme = theme;
  if (location.pathname === '/' && !localStorage.getItem('sen-token')) root.dataset.start = language;
  // The program sends the form once it is there; the browser itself never does.
  addEventListener('submit', (event) => {
    if (!event.target.closest('[data-static]')) return;
    event.preventDefault();
    event.target.dataset.submitted = 'true';
  });
})();
