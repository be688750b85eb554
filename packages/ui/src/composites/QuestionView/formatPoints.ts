import { locales, type Language } from '../../messages/languages';

const formats = {
  vi: new Intl.NumberFormat(locales.vi, { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 2 }),
} satisfies Record<Language, Intl.NumberFormat>;

/** Formats points with up to two decimals in the language's notation. */
export function formatPoints(points: number, language: Language): string {
  return formats[language].format(points);
}
