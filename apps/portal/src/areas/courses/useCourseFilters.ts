import type { DropdownOption, User } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { can } from '@sen/domain/access/can';
import { useQuery } from '@tanstack/react-query';
import { keywords } from '../../patterns/list/callQuery';

/** What the list of courses is filtered by; undefined while it loads. */
interface CourseFilters {
  projects: DropdownOption[] | undefined;
  fields: DropdownOption[] | undefined;
  lecturers: DropdownOption[] | undefined;
  /** A teacher does not see colleagues. */
  hasLecturers: boolean;
}

/** As many as a page of a list has. */
const limit = 100 as const;

export function useCourseFilters({ role }: User): CourseFilters {
  const hasLecturers = can(role, 'member.edit');
  const projects = useQuery(projectQueries.list({ limit }));
  const ofBusiness = useQuery(categoryQueries.options('course_business_categories'));
  const ofFree = useQuery(categoryQueries.options('courses_categories'));
  const lecturers = useQuery({
    ...memberQueries.list({ limit, sort: 'name', ...keywords({ role: 'teacher' }) }),
    enabled: hasLecturers,
  });
  return {
    projects: projects.data?.data.map(({ id, project_name }) => ({ id, name: project_name })),
    fields: ofBusiness.data && ofFree.data && [...ofBusiness.data.data, ...ofFree.data.data],
    lecturers: lecturers.data?.data.map(({ id, name }) => ({ id, name })),
    hasLecturers,
  };
}
