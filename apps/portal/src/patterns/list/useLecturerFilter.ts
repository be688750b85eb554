import type { User } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { can } from '@sen/domain/access/can';
import { keywords } from './callQuery';
import { type SearchedOptions, useSearchedReferences } from './useSearchedReferences';

/** The lecturers that a list is filtered by, in the field `teacher_id`; undefined for a teacher, who does not see colleagues. */
export function useLecturerFilter({ role }: User): SearchedOptions | undefined {
  const readable = can(role, 'member.edit');
  const lecturers = useSearchedReferences('teacher_id', {
    find: (typed) =>
      memberQueries.list({ limit: 20, sort: 'name', ...keywords({ name: typed, role: 'teacher' }) }),
    optionsOf: ({ data }) => data,
    one: memberQueries.detail,
    optionOf: ({ data }) => data,
    readable,
  });
  return readable ? lecturers : undefined;
}
