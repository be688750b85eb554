import type { Project } from '@sen/api/contract/model';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { useProjectsList, useUnitTrail } from '../../patterns/projectPlaces';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';

interface SurveyTrailProps {
  project: Pick<Project, 'id' | 'company_id' | 'company_name' | 'project_name'>;
  current: string;
  /** Whether the list of surveys is above the page. */
  below?: boolean;
}

/** Breadcrumbs of the surveys of a project. */
export function SurveyTrail({ project, current, below = true }: SurveyTrailProps) {
  const { id, company_id, company_name, project_name } = project;
  const units = useUnitTrail({ id: company_id, name: company_name });
  const list = useProjectsList(company_id);
  return (
    <Breadcrumbs
      items={[
        ...units,
        list,
        { href: href('projectView', { companyId: company_id, projectId: id }), label: project_name },
        ...(below
          ? [{ href: href('projectSurveys', { ic: company_id, ip: id }), label: pageTitle('projectSurveys') }]
          : []),
      ]}
      current={current}
    />
  );
}
