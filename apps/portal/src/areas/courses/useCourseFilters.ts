import type { User } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { can } from '@sen/domain/access/can';
import { useQuery } from '@tanstack/react-query';
import { keywords } from '../../patterns/list/callQuery';
import { useSearchedReferences } from '../../patterns/list/useSearchedReferences';
import { projectChoice } from './courseChoices';

/** As many as a search offers. */
const limit = 20 as const;

/** What the list of courses is filtered by. */
export function useCourseFilters(user: User) {
  // A teacher does not see colleagues.
  const hasLecturers = can(user.role, 'member.edit');
  const ofBusiness = useQuery(categoryQueries.options('course_business_categories'));
  const ofFree = useQuery(categoryQueries.options('courses_categories'));
  const projects = useSearchedReferences('project_id', {
    ...projectChoice(user),
    one: projectQueries.detail,
    optionOf: ({ data: { id, project_name } }) => ({ id, name: project_name }),
  });
  const lecturers = useSearchedReferences('teacher_id', {
    find: (typed) =>
      memberQueries.list({ limit, sort: 'name', ...keywords({ name: typed, role: 'teacher' }) }),
    optionsOf: ({ data }) => data,
    one: memberQueries.detail,
    optionOf: ({ data }) => data,
    readable: hasLecturers,
  });
  return {
    projects,
    fields: ofBusiness.data && ofFree.data && [...ofBusiness.data.data, ...ofFree.data.data],
    lecturers: hasLecturers ? lecturers : undefined,
  };
}
