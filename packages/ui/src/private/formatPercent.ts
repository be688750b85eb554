import { locales, type Language } from '../messages/languages';

const formats = new Map<string, Intl.NumberFormat>();

function percentFormat(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locales[language], {
    style: 'percent',
    maximumFractionDigits: decimals,
  });
  formats.set(key, format);
  return format;
}

/** Formats a percentage with up to two decimals in the language's notation: 12.5 is '12,5%' in Vietnamese. */
export function formatPercent(percent: number, language: Language): string {
  return percentFormat(language, 2).format(percent / 100);
}

/** Formats a share from 0 to 1 as a percentage, whole unless decimals are wanted: 0.126 is '13%'. */
export function formatShare(share: number, language: Language, decimals: 0 | 1 = 0): string {
  return percentFormat(language, decimals).format(share);
}
