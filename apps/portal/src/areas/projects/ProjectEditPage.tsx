import type { Project } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { viewHref } from './projectActions';
import { ProjectEditor } from './ProjectEditor';
import { formOf, projectReaders } from './projectForm';
import { words } from './words';

/** Edits a project. */
export function ProjectEditPage({
  params: { companyId, projectId },
}: {
  params: { companyId: string; projectId: string };
}) {
  return (
    <EditPage
      query={projectQueries.detail(projectId)}
      name={({ project_name }) => project_name}
      belongs={({ company_id }) => company_id === companyId}
    >
      {(project) => <EditedProject key={project.id} project={project} />}
    </EditPage>
  );
}

function EditedProject({ project }: { project: Project }) {
  const user = useUser();
  const initial = useMemo(() => formOf(project), [project]);
  const back = { href: viewHref(project), label: project.project_name };
  return (
    <FormPage
      title={words('editing', { name: project.project_name })}
      back={back}
      draftKey={`${user.id}:project:${project.id}`}
      base={String(project.version)}
      initial={initial}
      readers={projectReaders}
    >
      {(work) => (
        <ProjectEditor work={work} companyId={project.company_id} project={project} back={back.href} />
      )}
    </FormPage>
  );
}
