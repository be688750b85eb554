import type { DropdownOption } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { Loaded } from '../../patterns/Loaded';
import { pageTitle } from '../../routes/pageTitles';
import { ProjectList } from './ProjectList';
import { useUnit, useUnitTrail } from '../../patterns/projectPlaces';
import { words } from './words';

/** The projects of a unit. */
export function CompanyProjectsPage({ params: { company_id } }: { params: { company_id: string } }) {
  return (
    <Loaded query={useUnit(company_id)} belongs={({ id }) => id === company_id}>
      {(unit) => <ProjectsOf key={unit.id} unit={unit} />}
    </Loaded>
  );
}

function ProjectsOf({ unit }: { unit: DropdownOption }) {
  const above = useUnitTrail(unit);
  const title = pageTitle('companyProjects');
  return (
    <ProjectList
      title={title}
      breadcrumbs={above.length > 0 ? <Breadcrumbs items={above} current={title} /> : undefined}
      query={projectQueries.ofUnit(unit.id)}
      unit={unit.id}
      emptyText={words('emptyText')}
    />
  );
}
