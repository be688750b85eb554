import { locales, type Language } from '../messages/languages';
import { useLanguage } from '../messages/useLanguage';

const formats = new Map<Language, Intl.NumberFormat>();

/** The format of whole numbers in the current language; browsers take long to make one. */
export function useNumberFormat(): Intl.NumberFormat {
  const language = useLanguage();
  const format = formats.get(language) ?? new Intl.NumberFormat(locales[language]);
  formats.set(language, format);
  return format;
}
