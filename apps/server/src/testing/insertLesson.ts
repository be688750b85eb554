import { randomUUID } from 'node:crypto';
import type { LessonStatus } from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import { insertCategory } from './access/insertCategory.ts';
import type { Clock } from '../clock.ts';
import type { TestApp } from './TestApp.ts';

interface InsertedLesson {
  companyId: string;
  createdBy: string;
  name: string;
  status?: LessonStatus;
  /** The media type of its only file. */
  type?: string;
  /** Seconds. */
  duration?: number | null;
  /** Of a file in the store; otherwise it has no bytes. */
  stored?: { id: string; size: number };
}

/** A lesson with one file, of the unit's first project. */
export async function insertLesson(
  app: Pick<TestApp, 'database'> & { clock: Clock },
  {
    companyId,
    createdBy,
    name,
    status = 'published',
    type = 'application/pdf',
    duration = null,
    stored,
  }: InsertedLesson,
): Promise<{ id: string; project: string; category: string; file: string }> {
  const { database } = app;
  const project = await database
    .selectFrom('project')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const category = await insertCategory(app, companyId, 'lesson', name);
  const { id } = await database
    .insertInto('lesson')
    .values({
      company_id: companyId,
      category_id: category,
      project_id: project.id,
      status,
      name,
      sort_key: sortKey(name),
      duration_seconds: duration,
      created_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = stored?.id ?? randomUUID();
  await database
    .insertInto('file')
    .values({
      id: file,
      company_id: companyId,
      purpose: 'lesson',
      name: `${name}.pdf`,
      type,
      size: stored?.size ?? 1,
      sha256: Buffer.alloc(32),
      created_at: app.clock.now(),
    })
    .execute();
  await database
    .insertInto('lesson_file')
    .values({ lesson_id: id, file_id: file, position: 0, is_main: true })
    .execute();
  return { id, project: project.id, category, file };
}
