import type { MemberStatus, ProjectPart, Role } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly status: MemberStatus;
}

export const projectPeopleFields = { participant: 'user_ids', lecturer: 'lecturer_ids' } as const;

/**
 * Validates the people whom a change adds to a project. `members` are those of them who belong to its unit: another unit's
 * people are as unknown as missing ones.
 */
export function checkProjectPeople(
  added: Readonly<Record<ProjectPart, readonly string[]>>,
  members: readonly Candidate[],
): FieldError[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  return (['lecturer', 'participant'] as const).flatMap((part) => {
    const field = projectPeopleFields[part];
    const people = added[part].map((id) => byId.get(id));
    if (people.includes(undefined)) return [fieldError(field, 'unknownReference')];
    const errors = people.flatMap((person) => (person ? errorOf(field, part, person) : []));
    return errors.slice(0, 1);
  });
}

function errorOf(field: string, part: ProjectPart, { name, role, status }: Candidate): FieldError[] {
  if (status === 'locked') return [fieldError(field, 'projectPersonLocked', { name })];
  return part === 'lecturer' && role !== 'teacher'
    ? [fieldError(field, 'projectLecturerNotTeacher', { name })]
    : [];
}
