import type { Event, EventDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { checkPlaces } from '@sen/domain/events/checkPlaces';
import type { Caller } from '../../auth/Caller.ts';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { visibleClasses } from '../../store/classes/classes.ts';
import { visibleCourses } from '../../store/courses/courses.ts';
import type { InTransaction } from '../../store/database.ts';
import { ownersOfPlaces } from '../../store/events/ownersOfPlaces.ts';
import { visibleProjects } from '../../store/projects/visibleProjects.ts';

const fields = ['classroom_id', 'course_id', 'project_id'] as const;

/**
 * Checks the class, course and project that an event is of: of the unit, of those that the caller sees, and of each other. What an event
 * is of already stays.
 * @throws {RefusalError} for wrong fields
 */
export async function assertPlaces(
  transaction: InTransaction,
  draft: EventDraft,
  { caller, company_id, before }: { caller: Caller; company_id: string; before?: Event },
): Promise<void> {
  const seen = {
    classroom_id: (id: string) =>
      visibleClasses(transaction, { caller })
        .select('classroom.id')
        .where('classroom.id', '=', id)
        .where('classroom.company_id', '=', company_id),
    course_id: (id: string) =>
      visibleCourses(transaction, { caller })
        .select('course.id')
        .where('course.id', '=', id)
        .where('course.company_id', '=', company_id),
    project_id: (id: string) =>
      visibleProjects(transaction, { caller })
        .select('project.id')
        .where('project.id', '=', id)
        .where('project.company_id', '=', company_id),
  };
  const changed = fields.filter((field) => (draft[field] ?? null) !== (before?.[field] ?? null));
  if (changed.length === 0) return;
  const unknown: string[] = [];
  for (const field of changed) {
    const id = draft[field] ?? null;
    if (id === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    if ((await seen[field](id).executeTakeFirst()) === undefined) unknown.push(field);
  }
  assertNoFieldErrors(unknown.map((field) => fieldError(field, 'unknownReference')));
  assertNoFieldErrors(checkPlaces(draft, await ownersOfPlaces(transaction, draft)));
}
