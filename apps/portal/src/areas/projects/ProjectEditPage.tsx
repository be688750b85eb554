import type { Project } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
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
  // No refetch while editing: the server compares the version that was loaded.
  const query = useQuery({ ...projectQueries.detail(projectId), refetchOnWindowFocus: false });
  useDocumentName(query.data?.data.project_name ?? '');
  const project = query.data?.data;
  if (project?.company_id === companyId) return <EditedProject key={project.id} project={project} />;
  return (
    <PageFrame measure="sheet">
      <Loaded query={query} belongs={() => false}>
        {() => null}
      </Loaded>
    </PageFrame>
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
