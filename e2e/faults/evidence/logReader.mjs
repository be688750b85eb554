// A worker thread: the engine takes seconds to start, in which students must continue to answer.
import { PGlite } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';

const database = await PGlite.create({ dataDir: workerData });
const entries = await database.query(
  `select attempt_id::text, server_seq, journal_id::text, seq::integer, question_id::text, answer, flagged, base, applied
   from answer_entry order by answer_entry.attempt_id, server_seq`,
);
const current = await database.query(
  'select attempt_id::text, question_id::text, answer, flagged from attempt_answer',
);
await database.close();
parentPort?.postMessage({ entries: entries.rows, current: current.rows });
