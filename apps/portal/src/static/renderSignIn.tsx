import { UiProvider } from '@sen/ui/UiProvider';
import { renderToString } from 'react-dom/server';
import { SignInView } from '../areas/sign-in/SignInView';
import { href } from '../routes/paths';
import { setLocale } from '../words/runtime';

const nothing = () => {};

/** Shown when the application does not load; in both languages, as the one of the visitor may be unknown. */
const notLoaded = `<p data-not-loaded>Trang chưa tải xong. Hãy kiểm tra kết nối mạng rồi <a href="">tải lại trang</a>.
  <span lang="en">The page has not loaded. Check the connection and <a href="">load it again</a>.</span></p>`;

/** Renders the sign-in page as HTML in both languages; the build writes it into index.html. */
export function renderSignIn(): string {
  return (['vi', 'en'] as const).map(inLanguage).join('') + notLoaded;
}

function inLanguage(language: 'vi' | 'en'): string {
  setLocale(language);
  const html = renderToString(
    <UiProvider language={language}>
      <SignInView
        registerHref={href('register')}
        onChange={nothing}
        onSubmit={nothing}
        onLanguageChange={nothing}
      />
    </UiProvider>,
    { identifierPrefix: language },
  );
  // `method="dialog"` does nothing outside of a dialog: a form whose scripts never load must not send a password by
  // GET.
  return `<main data-static="${language}">${html.replace('<form', '<form method="dialog"').replace('name="username"', 'name="username" autofocus')}</main>`;
}
