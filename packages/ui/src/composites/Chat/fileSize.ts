import { locales, type Language } from '../../messages/languages';

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** Formats a size in bytes: `1,4 MB`. */
export function fileSize(bytes: number, language: Language): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: power < 2 ? 0 : 1 });
  return `${number.format(bytes / 1000 ** power)} ${units[power]}`;
}
