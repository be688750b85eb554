import type { Course } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { useUser } from '../../app/session/useUser';
import { backToList } from '../../patterns/list/lastLists';
import { useProjectsList, useUnitTrail } from '../../patterns/projectPlaces';
import { href } from '../../routes/paths';

interface CourseTrailProps {
  course: Pick<Course, 'company_id' | 'company_name' | 'project_id' | 'project_name'>;
  /** Places below the project. */
  below?: readonly { href: string; label: string }[];
  current: string;
}

/** Breadcrumbs of a page in the project of a course. Teachers lecture courses of projects that they do not see, and have their list. */
export function CourseTrail({ course, below = [], current }: CourseTrailProps) {
  const { role } = useUser();
  const units = useUnitTrail({ id: course.company_id, name: course.company_name });
  const projects = useProjectsList(course.company_id);
  const project = {
    href: href('projectView', { companyId: course.company_id, projectId: course.project_id }),
    label: course.project_name,
  };
  const above = can(role, 'project.edit') ? [...units, projects, project] : [backToList('courses')];
  return <Breadcrumbs items={[...above, ...below]} current={current} />;
}
