import type { Project } from '@sen/api/contract/model';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { backToList } from '../../patterns/list/lastLists';
import { useProjectsList, useUnitTrail } from '../../patterns/projectPlaces';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { type AskedPlace, projectPlace } from './surveyPlaces';

interface SurveyTrailProps {
  of: AskedPlace;
  current: string;
}

/** Breadcrumbs of the surveys of a project, a class or a course. */
export function SurveyTrail({ of, current }: SurveyTrailProps) {
  if ('project' in of) return <ProjectTrail project={of.project} current={current} />;
  if ('classroom' in of) {
    const { id: cid, classroom_name } = of.classroom;
    return (
      <Breadcrumbs
        items={[
          backToList('classes', 'overview'),
          { href: href('classroom', { cid }), label: classroom_name },
          { href: href('classSurveys', { cid }), label: pageTitle('classSurveys') },
        ]}
        current={current}
      />
    );
  }
  const { id: cid, course_name } = of.course;
  return (
    <Breadcrumbs
      items={[
        backToList('courses'),
        { href: href('courseView', { cid }), label: course_name },
        { href: href('courseSurveys', { cid }), label: pageTitle('courseSurveys') },
      ]}
      current={current}
    />
  );
}

interface ProjectTrailProps {
  project: Pick<Project, 'id' | 'company_id' | 'company_name' | 'project_name'>;
  current: string;
  /** Whether the list of surveys is above the page. */
  below?: boolean;
}

export function ProjectTrail({ project, current, below = true }: ProjectTrailProps) {
  const { id, company_id, company_name, project_name } = project;
  const units = useUnitTrail({ id: company_id, name: company_name });
  const list = useProjectsList(company_id);
  return (
    <Breadcrumbs
      items={[
        ...units,
        list,
        { href: href('projectView', { companyId: company_id, projectId: id }), label: project_name },
        ...(below ? [{ href: projectPlace(project).list, label: pageTitle('projectSurveys') }] : []),
      ]}
      current={current}
    />
  );
}
