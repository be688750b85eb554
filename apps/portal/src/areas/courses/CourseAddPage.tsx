import type { Project } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { CourseEditor } from './CourseEditor';
import { emptyCourse, courseReaders } from './courseForm';

/** Creates a course, in the project that the address may name. */
export function CourseAddPage() {
  const [address] = useSearchParams();
  const project = address.get('project_id');
  return project === null ? <NewCourse /> : <NewCourseOf project={project} />;
}

function NewCourseOf({ project }: { project: string }) {
  return (
    <LoadedForm query={useQuery(projectQueries.detail(project))}>
      {({ data }) => <NewCourse key={data.id} project={data} />}
    </LoadedForm>
  );
}

function NewCourse({ project }: { project?: Project }) {
  const { id, company_id } = useUser();
  const list = backToList('courses');
  const back = project
    ? {
        href: href('projectView', { companyId: project.company_id, projectId: project.id }),
        label: project.project_name,
      }
    : list;
  const empty = emptyCourse(project?.company_id ?? company_id ?? '');
  return (
    <FormPage
      title={pageTitle('courseAdd')}
      back={back}
      draftKey={`${id}:course:new${project ? `:${project.id}` : ''}`}
      base={null}
      initial={project ? { ...empty, project: { id: project.id, name: project.project_name } } : empty}
      readers={courseReaders}
    >
      {(work) => <CourseEditor work={work} label={pageTitle('courseAdd')} back={back.href} />}
    </FormPage>
  );
}
