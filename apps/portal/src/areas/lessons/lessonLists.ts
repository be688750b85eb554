import type { LessonScope } from '@sen/api/contract/model';
import { useLocation, useRouter } from 'wouter';
import { findPath } from '../../routes/findPath';
import type { PathName } from '../../routes/paths';

/** The lists of the lesson bank by the names of their pages, in the order of their tabs. */
const lessonLists = {
  myLessons: 'own',
  generalLessons: 'general',
  projectLessons: 'project',
} as const satisfies Partial<Record<PathName, LessonScope>>;

export type LessonListName = keyof typeof lessonLists;
export const lessonListNames = Object.keys(lessonLists) as LessonListName[];

export const scopeOf = (name: LessonListName): LessonScope => lessonLists[name];

/** The list that the page at this address shows. */
export function useLessonListName(): LessonListName {
  const { parser } = useRouter();
  const [location] = useLocation();
  const page = findPath(parser, location)?.name;
  return lessonListNames.find((name) => name === page) ?? 'myLessons';
}
