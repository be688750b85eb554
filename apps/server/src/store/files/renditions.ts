import { fileFormats } from '@sen/domain/files/fileFormats';
import { renditionOf, simpleViewOf } from '@sen/domain/files/renditionOf';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { sql, type Selectable } from 'kysely';
import type { Database, InTransaction } from '../database.ts';
import type { StoredFile } from './files.ts';
import type { FileRenditionTable, RenditionTarget } from './tables.ts';

/** A try that ended with its process; after so many the file is at fault. */
const mostTries = 3;

export interface RenditionWork extends StoredFile {
  company_id: string | null;
  target: RenditionTarget | null;
  tries: number;
}

/** Notes which of these new files have to be converted or read; a job does it. */
export async function announceRenditions(
  transaction: InTransaction,
  files: readonly StoredFile[],
  now: Date,
): Promise<void> {
  const rows = files.flatMap(({ id, type }) => {
    const becomes = renditionOf(type);
    if (becomes === undefined) return [];
    return [
      {
        file_id: id,
        target: becomes === 'read' ? null : becomes,
        state: 'waiting' as const,
        tries: 0,
        created_at: now,
      },
    ];
  });
  if (rows.length > 0) await transaction.insertInto('file_rendition').values(rows).execute();
}

export type StoredRendition = Pick<
  Selectable<FileRenditionTable>,
  'state' | 'reason' | 'seconds' | 'rendition_id'
>;

export async function findRendition(
  database: Database,
  fileId: string,
): Promise<(StoredRendition & { type: string | null }) | undefined> {
  return database
    .selectFrom('file_rendition')
    .leftJoin('file', 'file.id', 'file_rendition.rendition_id')
    .select(['state', 'reason', 'seconds', 'rendition_id', 'file.type'])
    .where('file_rendition.file_id', '=', fileId)
    .executeTakeFirst();
}

/** The file that is the rendition of another, which the caller may read. */
export async function findRenditionFile(database: Database, fileId: string): Promise<StoredFile | undefined> {
  const row = await database
    .selectFrom('file_rendition')
    .innerJoin('file', 'file.id', 'file_rendition.rendition_id')
    .select(['file.id', 'file.name', 'file.type', 'file.size', 'file.sha256'])
    .where('file_rendition.file_id', '=', fileId)
    .executeTakeFirst();
  return row && { ...row, size: Number(row.size) };
}

interface Claim {
  by: string;
  now: Date;
  leaseMs: number;
}

/** Takes the file that has waited longest, or whose server has died. */
export async function claimRendition(
  database: Database,
  { by, now, leaseMs }: Claim,
): Promise<RenditionWork | undefined> {
  const claimed = await database
    .updateTable('file_rendition')
    .set({
      state: 'running',
      claimed_by: by,
      leased_until: new Date(now.getTime() + leaseMs),
      tries: sql<number>`tries + 1`,
    })
    .where('file_id', '=', (select) =>
      select
        .selectFrom('file_rendition')
        .select('file_id')
        .where((where) =>
          where.or([
            where('state', '=', 'waiting'),
            where.and([where('state', '=', 'running'), where('leased_until', '<', now)]),
          ]),
        )
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['file_id', 'target', 'tries'])
    .executeTakeFirst();
  if (!claimed) return undefined;
  const file = await database
    .selectFrom('file')
    .select(['id', 'name', 'type', 'size', 'sha256', 'company_id'])
    .where('id', '=', claimed.file_id)
    .executeTakeFirst();
  return file && { ...file, size: Number(file.size), target: claimed.target, tries: claimed.tries };
}

export async function renewRendition(
  database: Database,
  fileId: string,
  { by, now, leaseMs }: Claim,
): Promise<void> {
  await database
    .updateTable('file_rendition')
    .set({ leased_until: new Date(now.getTime() + leaseMs) })
    .where('file_id', '=', fileId)
    .where('claimed_by', '=', by)
    .execute();
}

type Ended = Partial<Pick<FileRenditionTable, 'seconds' | 'rendition_id'>> & {
  state: 'not_needed' | 'ready' | 'failed' | 'impossible' | 'waiting';
  reason?: ErrorCode;
};

/** Records how a work of this process ended; false when it, or its file, is no longer there. */
export async function endRendition(
  database: Database | InTransaction,
  fileId: string,
  by: string,
  ended: Ended,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('file_rendition')
    .set({ reason: null, ...ended, claimed_by: null, leased_until: null })
    .where('file_id', '=', fileId)
    .where('claimed_by', '=', by)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const isLastTry = (tries: number): boolean => tries >= mostTries;

/** Files of Word and Excel, of which the server has something to show by itself. */
const withSimpleView = Object.values(fileFormats).flatMap(({ type }) => (simpleViewOf(type) ? [type] : []));

/**
 * What could not be made waits again: where the program that it lacked has been installed, and what an earlier version could not show
 * by itself. The simple views that were shown instead are deleted.
 */
export async function retryImpossible(
  database: Database,
  targets: readonly RenditionTarget[],
): Promise<void> {
  const again = { state: 'waiting', reason: null, rendition_id: null, tries: 0 } as const;
  await database
    .updateTable('file_rendition')
    .set(again)
    .where('state', '=', 'impossible')
    .where('reason', '=', 'renditionImpossible')
    .where('file_id', 'in', (select) =>
      select.selectFrom('file').select('id').where('type', 'in', withSimpleView),
    )
    .execute();
  if (targets.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('file_rendition')
      .select(['file_id', 'rendition_id'])
      .where('target', 'in', targets)
      .where((where) =>
        where.or([
          where('state', '=', 'impossible'),
          where.and([where('state', '=', 'ready'), where('reason', '=', 'renditionImpossible')]),
        ]),
      )
      .forUpdate()
      .execute();
    const files = rows.map(({ file_id }) => file_id);
    const views = rows.flatMap(({ rendition_id }) => rendition_id ?? []);
    if (files.length === 0) return;
    await transaction.updateTable('file_rendition').set(again).where('file_id', 'in', files).execute();
    if (views.length > 0) await transaction.deleteFrom('file').where('id', 'in', views).execute();
  });
}
