import type { User } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { can } from '@sen/domain/access/can';
import { keywords } from './callQuery';
import { type SearchedOptions, useSearchedReferences } from './useSearchedReferences';

/** The courses that a list is filtered by, in the field `course_id`; undefined for whoever sees none. */
export function useCourseFilter({ role }: User): SearchedOptions | undefined {
  const readable = can(role, 'course.list');
  const courses = useSearchedReferences('course_id', {
    find: (typed) => courseQueries.list({ limit: 20, ...keywords({ course_name: typed }) }),
    optionsOf: ({ data }) => data.map(({ id, course_name }) => ({ id, name: course_name })),
    one: courseQueries.detail,
    optionOf: ({ data: { id, course_name } }) => ({ id, name: course_name }),
    readable,
  });
  return readable ? courses : undefined;
}
