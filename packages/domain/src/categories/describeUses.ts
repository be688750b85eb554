import type { CategoryCount, CategoryUseThing, Language } from '@sen/api/contract/model';

interface ThingNames {
  readonly vi: string;
  readonly en: { readonly one: string; readonly other: string };
}

/** What can use a category; a later area adds its thing here and in the server's `categoryUsers`. */
const thingNames = {
  question: { vi: 'câu hỏi', en: { one: 'question', other: 'questions' } },
  exam: { vi: 'đề thi', en: { one: 'exam', other: 'exams' } },
  child: { vi: 'danh mục con', en: { one: 'subcategory', other: 'subcategories' } },
} as const satisfies Record<CategoryUseThing, ThingNames>;

/** Counted things, for use in a sentence: "12 câu hỏi và 3 danh mục con". */
export function describeUses(counts: readonly CategoryCount[], language: Language): string {
  const number = new Intl.NumberFormat(language);
  return new Intl.ListFormat(language).format(
    counts.map(({ thing, count }) => `${number.format(count)} ${nameOf(thing, count, language)}`),
  );
}

function nameOf(thing: CategoryUseThing, count: number, language: Language): string {
  const { vi, en } = thingNames[thing];
  return language === 'vi' ? vi : en[count === 1 ? 'one' : 'other'];
}
