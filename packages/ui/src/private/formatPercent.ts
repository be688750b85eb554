import { locales, type Language } from '../messages/languages';

const wholes = {
  vi: new Intl.NumberFormat(locales.vi, { style: 'percent' }),
  en: new Intl.NumberFormat(locales.en, { style: 'percent' }),
} satisfies Record<Language, Intl.NumberFormat>;

const formats = {
  vi: new Intl.NumberFormat(locales.vi, { style: 'percent', maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(locales.en, { style: 'percent', maximumFractionDigits: 2 }),
} satisfies Record<Language, Intl.NumberFormat>;

/** Formats a percentage with up to two decimals in the language's notation: 12.5 is '12,5%' in Vietnamese. */
export function formatPercent(percent: number, language: Language): string {
  return formats[language].format(percent / 100);
}

/** Formats a share from 0 to 1 as a whole percentage: 0.126 is '13%'. */
export function formatShare(share: number, language: Language): string {
  return wholes[language].format(share);
}
