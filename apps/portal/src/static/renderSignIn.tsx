import { UiProvider } from '@sen/ui/UiProvider';
import { renderToString } from 'react-dom/server';
import { SignInView } from '../areas/sign-in/SignInView';
import { setLocale } from '../words/runtime';

const nothing = () => {};

/** The sign-in page in both languages as HTML; the build writes it into index.html. */
export function renderSignIn(): string {
  return (['vi', 'en'] as const).map(inLanguage).join('');
}

function inLanguage(language: 'vi' | 'en'): string {
  setLocale(language);
  const html = renderToString(
    <UiProvider language={language}>
      <SignInView onSubmit={nothing} onLanguageChange={nothing} />
    </UiProvider>,
    { identifierPrefix: language },
  );
  // Outside of a dialog this method does nothing: a form whose scripts never come must not send a password by GET.
  return `<main data-static="${language}">${html.replace('<form', '<form method="dialog"').replace('name="username"', 'name="username" autofocus')}</main>`;
}
