import type { Course, DropdownOption } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { can } from '@sen/domain/access/can';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { Link } from '@sen/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../app/session/useUser';
import type { LoadedQuery } from './joinQueries';
import { backToList, lastList } from './list/lastLists';
import { isOpenTo } from '../routes/navigation';
import { pageTitle } from '../routes/pageTitles';
import { href } from '../routes/paths';

/** The unit of an address: for others than super-admins their own, whatever the address names. */
export function useUnit(companyId: string): LoadedQuery<DropdownOption> {
  const { role, company_id, company_name } = useUser();
  const isAbove = role === 'super-admin';
  const query = useQuery({ ...companyQueries.detail(companyId), enabled: isAbove });
  if (!isAbove)
    return { ...query, isPending: false, data: { id: company_id ?? '', name: company_name ?? '' } };
  const company = query.data?.data;
  return { ...query, data: company && { id: company.id, name: company.company_name } };
}

/** The list of a unit's projects as it was left: super-admins have one for each unit, others one of their own. */
export function useProjectsList(companyId: string) {
  const { role } = useUser();
  const ofUnit = href('companyProjects', { company_id: companyId });
  if (role === 'super-admin')
    return lastList(ofUnit) ?? { href: ofUnit, label: pageTitle('companyProjects') };
  return lastList(ofUnit, href('projects')) ?? backToList('projects');
}

/** The units above a unit's pages, which only super-admins can open. */
export function useUnitTrail({ id, name }: DropdownOption) {
  const { role } = useUser();
  return role === 'super-admin'
    ? [backToList('companies'), { href: href('companyView', { coid: id }), label: name }]
    : [];
}

/** Breadcrumbs of a project: its unit and the list that it was opened from. */
export function ProjectTrail({ unit, current }: { unit: DropdownOption; current: string }) {
  const units = useUnitTrail(unit);
  return <Breadcrumbs items={[...units, useProjectsList(unit.id)]} current={current} />;
}

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
