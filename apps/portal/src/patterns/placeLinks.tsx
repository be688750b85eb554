import type { Course, DropdownOption } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { Link } from '@sen/ui/Link';
import { useUser } from '../app/session/useUser';
import { isOpenTo } from '../routes/navigation';
import { href } from '../routes/paths';

/** The name of a unit, a link for whoever may open it. */
export function UnitName({ unit: { id, name } }: { unit: DropdownOption }) {
  if (!isOpenTo(useUser(), 'companyView')) return name;
  return <Link href={href('companyView', { coid: id })}>{name}</Link>;
}

interface ProjectNameProps {
  of: Pick<Course, 'company_id' | 'project_id' | 'project_name'>;
}

/** The name of the project of a course or class, a link for whoever opens every project: a teacher may not see this one. */
export function ProjectName({ of: { company_id, project_id, project_name } }: ProjectNameProps) {
  if (!can(useUser().role, 'project.edit')) return project_name;
  const address = href('projectView', { companyId: company_id, projectId: project_id });
  return <Link href={address}>{project_name}</Link>;
}

/** The name of the course of a class, a link for whoever may open it. */
export function CourseName({ of: { id, name } }: { of: DropdownOption }) {
  if (!isOpenTo(useUser(), 'courseView')) return name;
  return <Link href={href('courseView', { cid: id })}>{name}</Link>;
}
