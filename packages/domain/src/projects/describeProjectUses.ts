import type { Language } from '@sen/api/contract/model';
import { countedThings, type ThingNames } from '../text/countedThings.ts';

/** What keeps a project from being deleted; a later area adds its thing here and in the server's `projectUsers`. */
const thingNames = {
  running_class: { vi: 'lớp đang diễn ra', en: { one: 'running class', other: 'running classes' } },
  class: { vi: 'lớp học', en: { one: 'class', other: 'classes' } },
  course: { vi: 'khóa học', en: { one: 'course', other: 'courses' } },
  survey: { vi: 'khảo sát', en: { one: 'survey', other: 'surveys' } },
  lesson: { vi: 'bài giảng', en: { one: 'lesson', other: 'lessons' } },
} as const satisfies Record<string, ThingNames>;

export type ProjectUseThing = keyof typeof thingNames;

export interface ProjectUse {
  readonly thing: ProjectUseThing;
  readonly count: number;
}

/** Counted things, for use in a sentence: "1 lớp đang diễn ra và 2 khóa học". */
export function describeProjectUses(counts: readonly ProjectUse[], language: Language): string {
  return countedThings(counts, thingNames, language);
}
