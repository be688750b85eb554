import { locales, type Language } from '../messages/languages';
import { reactAriaWords } from './reactAriaWords';

let taught: Language | undefined;

/**
 * Fills the table that react-aria reads its own words from. It reads it once, at the first component that needs words,
 * so this comes before that render and holds for the page load.
 */
export function teachReactAria(language: Language): void {
  if (taught || typeof window === 'undefined') return;
  taught = language;
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), locales[language]);
  Reflect.set(window, Symbol.for('react-aria.i18n.strings'), reactAriaWords[language]);
}
