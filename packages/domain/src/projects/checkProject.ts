import type { ProjectDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { tidySpaces } from '../text/spaces.ts';

/** Validates a project in the order of its form; the server checks its type, its people and that its name is unique. */
export function checkProject({ project_name, user_ids = [], lecturer_ids = [] }: ProjectDraft): FieldError[] {
  const lecturers = new Set(lecturer_ids);
  return [
    ...required('project_name', tidySpaces(project_name)),
    ...(user_ids.some((id) => lecturers.has(id)) ? [fieldError('user_ids', 'projectPersonTwice')] : []),
  ];
}

interface Renamed {
  project_name: 'name';
  project_description: 'description';
  project_type_id: 'category_id';
  company_id: never;
  user_ids: never;
  lecturer_ids: never;
  version: never;
}

/** The stored form of a valid project: each person once, an empty or omitted field is null. */
export function keptProject({ project_name, project_description = '', ...draft }: ProjectDraft) {
  return {
    project: {
      name: tidySpaces(project_name),
      description: project_description.trim(),
      category_id: draft.project_type_id ?? null,
      field: tidySpaces(draft.field ?? '') || null,
    } satisfies KeptOf<ProjectDraft, Renamed>,
    people: {
      participant: [...new Set(draft.user_ids)],
      lecturer: [...new Set(draft.lecturer_ids)],
    },
  };
}
