import type { Query } from '@sen/api/contract/model';
import { useLocation, useRouter } from 'wouter';
import { findPath } from '../../routes/findPath';
import type { PathName } from '../../routes/paths';

interface CourseListPlace {
  tab: 'all' | 'going' | 'coming' | 'done' | 'free';
  /** The title of the list when it is empty. */
  empty: 'emptyTitle' | 'emptyGoing' | 'emptyComing' | 'emptyDone' | 'emptyFree';
  variant: Pick<Query<'listMyCourses'>, 'current_time' | 'end_time' | 'comming_time' | 'is_free'>;
}

/** The lists of the own courses by the names of their pages, in the order of their tabs. */
const courseLists = {
  myCourses: { tab: 'all', empty: 'emptyTitle', variant: {} },
  coursesGoing: { tab: 'going', empty: 'emptyGoing', variant: { current_time: 1 } },
  coursesComing: { tab: 'coming', empty: 'emptyComing', variant: { comming_time: 1 } },
  coursesDone: { tab: 'done', empty: 'emptyDone', variant: { end_time: 1 } },
  coursesFree: { tab: 'free', empty: 'emptyFree', variant: { is_free: 1 } },
} as const satisfies Partial<Record<PathName, CourseListPlace>>;

export type CourseListName = keyof typeof courseLists;
export const courseListNames = Object.keys(courseLists) as CourseListName[];

export const courseListPlace = (name: CourseListName): CourseListPlace => courseLists[name];

/** The list that the page at this address shows. */
export function useCourseListName(): CourseListName {
  const { parser } = useRouter();
  const [location] = useLocation();
  const page = findPath(parser, location)?.name;
  return courseListNames.find((name) => name === page) ?? 'myCourses';
}
