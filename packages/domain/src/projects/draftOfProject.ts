import type { Project, ProjectDraft } from '@sen/api/contract/model';

/** The draft that would be saved as this project. */
export function draftOfProject(project: Project): Required<Omit<ProjectDraft, 'version'>> {
  const { company_id, project_name, project_description, project_type_id, field } = project;
  return {
    company_id,
    project_name,
    project_description,
    project_type_id,
    field: field ?? '',
    user_ids: project.participants.map(({ id }) => id),
    lecturer_ids: project.lecturers.map(({ id }) => id),
  };
}
