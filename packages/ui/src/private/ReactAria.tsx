import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { teachReactAria } from '../i18n/teachReactAria';
import { locales } from '../messages/languages';
import { useLanguage } from '../messages/useLanguage';

/** Wraps components that use react-aria, so that pages without any do not load its strings. */
export function ReactAria({ children }: { children: ReactNode }) {
  const language = useLanguage();
  teachReactAria(language);
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}
