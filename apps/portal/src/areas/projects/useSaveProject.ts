import type { Project } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { projectMutations } from '@sen/api/resources/projects/projectMutations';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { checkProject } from '@sen/domain/projects/checkProject';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { viewHref } from './projectActions';
import { draftOf, type ProjectForm } from './projectForm';
import { words } from './words';

/** Saves a project of a unit and opens its page. */
export function useSaveProject(
  { value, forget }: FormWork<ProjectForm>,
  companyId: string,
  project?: Project,
): Save {
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(projectQueries.detail(project?.id ?? '').queryKey, 'projectChanged');
  return useSave({
    value,
    check: (form) => checkProject(draftOf(form)),
    send: async (form) => {
      const draft = { ...draftOf(form), company_id: companyId };
      const saved = project
        ? sendChange(() => projectMutations.edit(project.id, { ...draft, version: project.version }))
        : projectMutations.add(draft);
      return (await saved).data;
    },
    invalidates: [projectQueries.all(), companyQueries.all(), categoryQueries.all()],
    toast: ({ project_name }) => words(project ? 'saved' : 'added', { name: project_name }),
    forget: () => forget(),
    onSaved: (saved) => openSaved(viewHref(saved)),
  });
}
