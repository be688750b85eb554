import { sql } from 'kysely';
import type { LessonDraft, LessonStatus } from '@sen/api/contract/model';
import type { keptLesson } from '@sen/domain/lessons/checkLesson';
import { sortKey } from '@sen/domain/text/sort';
import type { Caller } from '../../auth/Caller.ts';
import type { InTransaction } from '../database.ts';
import { isTaught } from './lessons.ts';
import { visibleLessons } from './visibleLessons.ts';

export type KeptLesson = ReturnType<typeof keptLesson> & { status: LessonStatus };

/** The facts of a lesson that rules need before a change. */
export interface TakenLesson {
  id: string;
  name: string;
  status: LessonStatus;
  company_id: string;
  project_id: string;
  created_by: string;
  version: number;
  in_use: boolean;
  /** Who saved it last. */
  name_updated: string | null;
}

/** The lessons with these ids that the caller sees, locked for this transaction: no class begins to teach them meanwhile. */
export async function takeLessons(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<TakenLesson[]> {
  if (ids.length === 0) return [];
  const taken = await visibleLessons(transaction, { caller })
    .select('lesson.id')
    .where('lesson.id', 'in', ids)
    .orderBy('lesson.id')
    .forUpdate('lesson')
    .execute();
  if (taken.length === 0) return [];
  // Read under the lock, to see changes made while this transaction waited for it.
  return transaction
    .selectFrom('lesson')
    .leftJoin('user_account', 'user_account.id', 'lesson.updated_by')
    .select(['lesson.id', 'lesson.name', 'lesson.status', 'lesson.company_id', 'lesson.project_id'])
    .select(['lesson.created_by', 'lesson.version', isTaught.as('in_use')])
    .select('user_account.name as name_updated')
    .where(
      'lesson.id',
      'in',
      taken.map(({ id }) => id),
    )
    .orderBy('lesson.id')
    .execute();
}

export async function insertLesson(
  transaction: InTransaction,
  lesson: KeptLesson,
  owner: { company_id: string; created_by: string; copied_from: string | null },
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('lesson')
    .values({
      ...lesson,
      ...owner,
      sort_key: sortKey(lesson.name),
      updated_by: owner.created_by,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateLesson(
  transaction: InTransaction,
  id: string,
  lesson: KeptLesson,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('lesson')
    .set({ ...lesson, sort_key: sortKey(lesson.name), updated_by: by, updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The ids of a lesson's files. */
export async function filesOf(transaction: InTransaction, lessonId: string): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('lesson_file')
    .select('file_id')
    .where('lesson_id', '=', lessonId)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}

/** Replaces the files of a lesson; those that no lesson has any more are deleted, their bytes by a job. */
export async function replaceFiles(
  transaction: InTransaction,
  lessonId: string,
  files: LessonDraft['attachments'],
): Promise<void> {
  await withoutFiles(transaction, [lessonId], async () => {
    await transaction.deleteFrom('lesson_file').where('lesson_id', '=', lessonId).execute();
    await transaction
      .insertInto('lesson_file')
      .values(
        files.map(({ id, is_main }, position) => ({ lesson_id: lessonId, file_id: id, position, is_main })),
      )
      .execute();
  });
}

/** Deletes lessons that nothing uses, with the files that no other lesson has. */
export async function deleteLessons(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await withoutFiles(transaction, ids, () =>
    transaction.deleteFrom('lesson').where('id', 'in', ids).execute(),
  );
}

/** Removes references to files by `change`, and then those of the files that have none left. */
async function withoutFiles(
  transaction: InTransaction,
  lessonIds: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  // Locked before, so that of two copies that are deleted at once the later one sees that it was the last.
  const files = await transaction
    .selectFrom('file')
    .select('id')
    .where('id', 'in', (own) =>
      own.selectFrom('lesson_file').select('file_id').where('lesson_id', 'in', lessonIds),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  await change();
  const ids = files.map(({ id }) => id);
  await sql`delete from file where id = any (${ids}::uuid[])
    and not exists (select from lesson_file where file_id = file.id)`.execute(transaction);
}
