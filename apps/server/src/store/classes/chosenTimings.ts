import type { ClassTiming, Query } from '@sen/api/contract/model';

/** The timings that a list's `current_time`, `end_time` and `comming_time` select; none of them selects all. */
export function chosenTimings(
  query: Query<'listAssignments' | 'listClasses' | 'listCourses' | 'listMyCourses' | 'listTaughtExams'>,
): ClassTiming[] {
  const { current_time, end_time, comming_time } = query;
  const chosen = { happening: current_time, finished: end_time, not_started: comming_time };
  const timings = (['happening', 'finished', 'not_started'] as const).filter((timing) => chosen[timing]);
  return timings.length > 0 ? timings : ['happening', 'finished', 'not_started'];
}
