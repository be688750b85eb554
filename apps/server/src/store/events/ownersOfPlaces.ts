import type { EventDraft } from '@sen/api/contract/model';
import type { PlaceOwners } from '@sen/domain/events/checkPlaces';
import type { Database } from '../database.ts';

/** What the class and the course of an event belong to. */
export async function ownersOfPlaces(
  database: Database,
  { classroom_id, course_id }: Pick<EventDraft, 'classroom_id' | 'course_id'>,
): Promise<PlaceOwners> {
  const classroom = await database
    .selectFrom('classroom')
    .select(['course_id', 'project_id'])
    .where('id', '=', classroom_id ?? null)
    .executeTakeFirst();
  const course = await database
    .selectFrom('course')
    .select('project_id')
    .where('id', '=', course_id ?? null)
    .executeTakeFirst();
  return { classroom, course };
}
