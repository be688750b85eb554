import type { CategorySegment, Language } from '@sen/api/contract/model';

interface CategoryKindEntry extends Readonly<Record<Language, string>> {
  /** The first segment of the path. */
  readonly segment: CategorySegment;
  /** The kind in the portal's addresses, section 2's `typeCategory`. */
  readonly type: string;
}

/** The kinds of categories with the names of what they group. A new kind is an entry here and a segment of the contract. */
export const categoryKinds = {
  lesson: { segment: 'lessons_categories', type: 'lesson', vi: 'Bài giảng', en: 'Lessons' },
  question: { segment: 'questions_categories', type: 'questions', vi: 'Câu hỏi', en: 'Questions' },
  exam: { segment: 'surveys_categories', type: 'surveys', vi: 'Đề thi', en: 'Exams' },
  survey_vote: {
    segment: 'survey_votes_categories',
    type: 'survey-vote',
    vi: 'Khảo sát',
    en: 'Surveys',
  },
  project: { segment: 'projects_categories', type: 'projects', vi: 'Dự án', en: 'Projects' },
  course: { segment: 'courses_categories', type: 'courses', vi: 'Khóa học', en: 'Courses' },
  course_business: {
    segment: 'course_business_categories',
    type: 'course-business',
    vi: 'Khóa doanh nghiệp',
    en: 'Business courses',
  },
  topic: { segment: 'topics_categories', type: 'topics', vi: 'Diễn đàn', en: 'Forum' },
  department: { segment: 'departments_categories', type: 'departments', vi: 'Phòng ban', en: 'Departments' },
  general: { segment: 'categories', type: 'general', vi: 'Dùng chung', en: 'General' },
} as const satisfies Readonly<Record<string, CategoryKindEntry>>;

export type CategoryKind = keyof typeof categoryKinds;

/** A compile error if the contract has a segment without a kind. */
const kindBySegment: Record<CategorySegment, CategoryKind> = Object.fromEntries(
  Object.entries(categoryKinds).map(([kind, { segment }]) => [segment, kind]),
) as { [Kind in CategoryKind as (typeof categoryKinds)[Kind]['segment']]: Kind };

export function categoryKindOf(segment: CategorySegment): CategoryKind {
  return kindBySegment[segment];
}

// Object.keys widens the keys; they are exactly the table's.
const kinds = Object.keys(categoryKinds) as CategoryKind[];

/** The kind that an address of the portal names. */
export function categoryKindOfType(type: string): CategoryKind | undefined {
  return kinds.find((kind) => categoryKinds[kind].type === type);
}
