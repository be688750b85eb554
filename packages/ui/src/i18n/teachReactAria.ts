import { locales, type Language } from '../messages/languages';
import { reactAriaWords } from './reactAriaWords';

let taught: Language | undefined;

/**
 * Fills react-aria's string table. react-aria reads it once, at the first component that needs strings, so call this before that
 * render; it holds for the page load.
 */
export function teachReactAria(language: Language): void {
  if (taught || typeof window === 'undefined') return;
  taught = language;
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), locales[language]);
  Reflect.set(window, Symbol.for('react-aria.i18n.strings'), reactAriaWords[language]);
}
