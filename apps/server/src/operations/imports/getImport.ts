import { importAnswer } from '../../imports/importAnswer.ts';
import { found } from '../../errors/RefusalError.ts';
import { findRun, refusedRows } from '../../store/imports/importRuns.ts';
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
  return { data: importAnswer(run, rows, { language, now }) };
};
