import { sql } from 'kysely';
import type { AnswerValue, SavedAnswer } from '@sen/api/contract/model';
import type { CurrentAnswers, HeldAttempt, NumberedEntry } from '@sen/domain/attempts/decideBatch';
import { isEmptyAnswer } from '@sen/domain/questions/isEmptyAnswer';
import type { Database, InTransaction } from '../database.ts';

export interface AnswerRow {
  attempt_id: string;
  question_id: string;
  answer: AnswerValue | null;
  flagged: boolean;
  server_seq: number;
  journal_id: string;
  saved_at: Date;
}

/** The numbered entries of one journal of one attempt. */
export interface Numbered {
  attemptId: string;
  journalId: string;
  entries: readonly NumberedEntry[];
}

interface Current {
  a: string;
  q: string;
  /** The entry that holds the answer; null keeps the current one. */
  v: number | null;
  f: boolean | null;
  n: number;
  j: string;
}

const rowColumns = sql`attempt_id, question_id, answer, coalesce(flagged, false) as flagged, server_seq, journal_id, saved_at`;

/** The last applied entry of each question, merged with what earlier entries of the group set and it does not. */
function currentOf(all: readonly Numbered[]): Current[] {
  const current = new Map<string, Current>();
  for (const { attemptId, journalId, entries } of all) {
    for (const { questionId, serverSeq, answer, flagged, applied } of entries) {
      if (!applied || (answer === null && flagged === null)) continue;
      const key = `${attemptId} ${questionId}`;
      const before = current.get(key);
      current.set(key, {
        a: attemptId,
        q: questionId,
        v: answer === null ? (before?.v ?? null) : serverSeq,
        f: flagged ?? before?.f ?? null,
        n: serverSeq,
        j: journalId,
      });
    }
  }
  return [...current.values()];
}

/** The entries as a JSON list; their answers are JSON already. */
function entriesText(all: readonly Numbered[]): string {
  const rows = all.flatMap(({ attemptId, journalId, entries }) =>
    entries.map(
      ({ serverSeq, seq, questionId, answer, flagged, base, applied, writtenAt }) =>
        `{"a":${attemptId},"j":"${journalId}","n":${serverSeq},"s":${seq},"q":${questionId},"v":${answer ?? 'null'},` +
        `"f":${flagged},"b":${base},"x":${applied},"w":"${writtenAt.toISOString()}"}`,
    ),
  );
  return `[${rows.join(',')}]`;
}

/**
 * Logs the entries, sets the current answers and advances the attempts, in one statement. Returns the current answers
 * that it changed. An entry that only flags keeps the answer and its journal.
 */
export async function appendEntries(
  transaction: InTransaction,
  all: readonly Numbered[],
  heads: readonly HeldAttempt[],
  savedAt: Date,
): Promise<AnswerRow[]> {
  const moved = heads.map(({ id, serverSeq, journals }) => ({ a: id, n: serverSeq, j: journals }));
  const { rows } = await sql<AnswerRow>`
    with entry as materialized (
      select * from jsonb_to_recordset(${entriesText(all)}::jsonb) as entry
        (a bigint, j uuid, n integer, s bigint, q bigint, v jsonb, f boolean, b integer, x boolean, w timestamptz)
    ), logged as (
      insert into answer_entry
        (attempt_id, server_seq, journal_id, seq, question_id, answer, flagged, base, applied, written_at, saved_at)
      select a, n, j, s, q, v, f, b, x, w, ${savedAt}::timestamptz from entry
    ), moved as (
      update attempt set server_seq = head.n, journals = head.j
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as head (a bigint, n integer, j jsonb)
      where attempt.id = head.a
    )
    insert into attempt_answer as held
      (attempt_id, question_id, answer, answer_seq, flagged, server_seq, journal_id, saved_at)
    select now.a, now.q, entry.v, now.v, now.f, now.n, coalesce(entry.j, now.j), ${savedAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(currentOf(all))}::jsonb) as now
      (a bigint, q bigint, v integer, f boolean, n integer, j uuid)
    left join entry on entry.a = now.a and entry.n = now.v
    on conflict (attempt_id, question_id) do update set
      answer = coalesce(excluded.answer, held.answer),
      answer_seq = coalesce(excluded.answer_seq, held.answer_seq), flagged = coalesce(excluded.flagged, held.flagged),
      server_seq = excluded.server_seq, saved_at = excluded.saved_at,
      journal_id = case when excluded.answer is null then held.journal_id else excluded.journal_id end
    returning ${rowColumns}`.execute(transaction);
  return rows;
}

/** What a page lacks: all changes since a sequence number, and questions that it named. */
export interface ChangesWanted {
  attemptId: string;
  since: number;
  questionIds: readonly string[];
}

export async function findChanges(
  database: Database,
  wanted: readonly ChangesWanted[],
): Promise<AnswerRow[]> {
  if (wanted.length === 0) return [];
  const list = wanted.map(({ attemptId, since, questionIds }) => ({
    a: attemptId,
    n: since,
    q: questionIds,
  }));
  const { rows } = await sql<AnswerRow>`
    select distinct ${rowColumns}
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as wanted (a bigint, n integer, q bigint[])
    join attempt_answer on attempt_id = wanted.a and (server_seq > wanted.n or question_id = any(wanted.q))`.execute(
    database,
  );
  return rows;
}

/** The current answers of these questions, by attempt. */
export async function findCurrent(
  database: Database,
  wanted: readonly { attemptId: string; questionId: string }[],
): Promise<Map<string, CurrentAnswers>> {
  const found = new Map<string, CurrentAnswers>();
  if (wanted.length === 0) return found;
  const list = wanted.map(({ attemptId, questionId }) => ({ a: attemptId, q: questionId }));
  const { rows } = await sql<AnswerRow & { answer_seq: number | null }>`
    select ${rowColumns}, answer_seq
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as wanted (a bigint, q bigint)
    join attempt_answer on attempt_id = wanted.a and question_id = wanted.q`.execute(database);
  for (const { attempt_id, question_id, answer, answer_seq, journal_id } of rows) {
    const ofAttempt: CurrentAnswers = found.get(attempt_id) ?? new Map();
    ofAttempt.set(question_id, {
      seq: answer_seq ?? 0,
      journalId: journal_id,
      empty: isEmptyAnswer(answer),
    });
    found.set(attempt_id, ofAttempt);
  }
  return found;
}

/** A current answer as the contract shows it to a journal. */
export function savedAnswerOf(row: AnswerRow, journalId: string | null): SavedAnswer {
  const { question_id, answer, flagged, server_seq, saved_at } = row;
  const own = row.journal_id === journalId;
  return { question_id, answer, flagged, server_seq, saved_at: saved_at.toISOString(), own };
}
