import type { DropdownOption } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../app/session/useUser';
import type { LoadedQuery } from './joinQueries';
import { backToList, lastList } from './list/lastLists';
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
