import type { DropdownOption, Project, ProjectDraft } from '@sen/api/contract/model';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

/** A project as edited; '' for an empty field. People and the type keep their names, so that a draft can show them. */
export interface ProjectForm {
  project_name: string;
  project_description: string;
  field: string;
  type: DropdownOption | null;
  participants: DropdownOption[];
  lecturers: DropdownOption[];
}

export const emptyForm: ProjectForm = {
  project_name: '',
  project_description: '',
  field: '',
  type: null,
  participants: [],
  lecturers: [],
};

const optionOf = ({ id, name }: DropdownOption): DropdownOption => ({ id, name });

export function formOf(project: Project): ProjectForm {
  return {
    project_name: project.project_name,
    project_description: project.project_description,
    field: project.field ?? '',
    type: project.project_type,
    participants: project.participants.map(optionOf),
    lecturers: project.lecturers.map(optionOf),
  };
}

export function draftOf({ type, participants, lecturers, ...texts }: ProjectForm): ProjectDraft {
  return {
    ...texts,
    project_type_id: type?.id ?? null,
    user_ids: participants.map(({ id }) => id),
    lecturer_ids: lecturers.map(({ id }) => id),
  } satisfies Record<Exclude<keyof ProjectDraft, 'id' | 'version' | 'company_id'>, unknown>;
}

export const projectReaders: FieldReaders<ProjectForm> = {
  project_name: readers.text,
  project_description: readers.text,
  field: readers.text,
  type: readers.option,
  participants: readers.options,
  lecturers: readers.options,
};
