import type { Language } from '@sen/api/contract/model';

export interface ThingNames {
  readonly vi: string;
  readonly en: { readonly one: string; readonly other: string };
}

/** Counted things, for use in a sentence: "12 câu hỏi và 3 danh mục con". */
export function countedThings<Thing extends string>(
  counts: readonly { thing: Thing; count: number }[],
  names: Readonly<Record<Thing, ThingNames>>,
  language: Language,
): string {
  const number = new Intl.NumberFormat(language);
  const nameOf = (thing: Thing, count: number) => {
    const { vi, en } = names[thing];
    return language === 'vi' ? vi : en[count === 1 ? 'one' : 'other'];
  };
  return new Intl.ListFormat(language).format(
    counts.map(({ thing, count }) => `${number.format(count)} ${nameOf(thing, count)}`),
  );
}
