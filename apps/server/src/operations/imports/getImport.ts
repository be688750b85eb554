import type { Import } from '@sen/api/contract/model';
import { importAnswer } from '../../imports/importAnswer.ts';
import { found } from '../../errors/RefusalError.ts';
import { countUnearned } from '../../store/certificates/unearnedCertificates.ts';
import type { Database } from '../../store/database.ts';
import { findRun, type ImportRun, refusedRows } from '../../store/imports/importRuns.ts';
import type { Handler, TopicsOf } from '../Operation.ts';

/** Rows listed in the report; all others are in the file of refused rows. */
const limit = 1_000;

export const topicsOf: TopicsOf = ({ id }) => [`imports:${id}`];

export const getImport: Handler<'getImport'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  const run = found(await findRun(database, id, caller.id));
  const hasEnded = run.finished_at !== null;
  const rows = hasEnded
    ? await refusedRows(database, id, { after: 0, limit, kept: run.state === 'undone' })
    : [];
  const unearned = await unearnedCertificates(database, run, now);
  return {
    data: {
      ...importAnswer(run, rows, { language, now }),
      ...(unearned && { unearned_certificates: unearned }),
    },
  };
};

/** Certificates stay when the scores that earned them are undone: who undid them is told how many. */
async function unearnedCertificates(
  database: Database,
  { kind, state, classroom_id }: ImportRun,
  now: Date,
): Promise<Import['unearned_certificates']> {
  if (kind !== 'scores' || state !== 'undone' || classroom_id === null) return undefined;
  const count = await countUnearned(database, classroom_id, now);
  return count > 0 ? { count, classroom_id } : undefined;
}
