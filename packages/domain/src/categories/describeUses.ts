import type { CategoryCount, CategoryUseThing, Language } from '@sen/api/contract/model';
import { countedThings, type ThingNames } from '../text/countedThings.ts';

/** What can use a category; a later area adds its thing here and in the server's `categoryUsers`. */
const thingNames = {
  question: { vi: 'câu hỏi', en: { one: 'question', other: 'questions' } },
  exam: { vi: 'đề thi', en: { one: 'exam', other: 'exams' } },
  lesson: { vi: 'bài giảng', en: { one: 'lesson', other: 'lessons' } },
  survey_form: { vi: 'phiếu khảo sát', en: { one: 'survey form', other: 'survey forms' } },
  project: { vi: 'dự án', en: { one: 'project', other: 'projects' } },
  course: { vi: 'khóa học', en: { one: 'course', other: 'courses' } },
  topic: { vi: 'bài viết diễn đàn', en: { one: 'forum topic', other: 'forum topics' } },
  child: { vi: 'danh mục con', en: { one: 'subcategory', other: 'subcategories' } },
} as const satisfies Record<CategoryUseThing, ThingNames>;

/** Counted things, for use in a sentence: "12 câu hỏi và 3 danh mục con". */
export function describeUses(counts: readonly CategoryCount[], language: Language): string {
  return countedThings(counts, thingNames, language);
}
