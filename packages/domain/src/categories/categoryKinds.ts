import type { CategorySegment, Language } from '@sen/api/contract/model';

interface CategoryKindEntry extends Readonly<Record<Language, string>> {
  /** The first segment of the path. */
  readonly segment: CategorySegment;
}

/** The kinds of categories with their names. A new kind is an entry here and a segment of the contract. */
export const categoryKinds = {
  question: { segment: 'questions_categories', vi: 'Danh mục câu hỏi', en: 'Question categories' },
  exam: { segment: 'surveys_categories', vi: 'Danh mục đề thi', en: 'Exam categories' },
  lesson: { segment: 'lessons_categories', vi: 'Danh mục bài giảng', en: 'Lesson categories' },
} as const satisfies Readonly<Record<string, CategoryKindEntry>>;

export type CategoryKind = keyof typeof categoryKinds;

/** A compile error if the contract has a segment without a kind. */
const kindBySegment: Record<CategorySegment, CategoryKind> = Object.fromEntries(
  Object.entries(categoryKinds).map(([kind, { segment }]) => [segment, kind]),
) as { [Kind in CategoryKind as (typeof categoryKinds)[Kind]['segment']]: Kind };

export function categoryKindOf(segment: CategorySegment): CategoryKind {
  return kindBySegment[segment];
}
