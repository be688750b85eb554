import type { Language } from '@sen/api/contract/model';

const more = {
  vi: (count: string) => `${count} mục khác`,
  en: (count: string) => `${count} more`,
} as const;

/** Names for use in a sentence, and how many of `total` are not among them: "An, Bình và 12 mục khác". */
export function namesAndMore(names: readonly string[], total: number, language: Language): string {
  const rest = total - names.length;
  if (rest <= 0) return names.join(', ');
  const number = new Intl.NumberFormat(language).format(rest);
  return `${names.join(', ')} ${language === 'vi' ? 'và' : 'and'} ${more[language](number)}`;
}
