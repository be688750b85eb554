import type { Acknowledgement, AnswerEntry, SavedAnswer } from '@sen/api/contract/model';
import type { Change, JournalHead, Rows } from './journalRecords';

/** Small enough for a slow link and for the server's limit of a body, whatever the answers hold. */
const batchCharacters = 200_000;

export const putHead = (rows: Rows, head: JournalHead) => rows.put('heads', 'head', head);

export function merged(unsent: AnswerEntry, change: Change): AnswerEntry {
  // A flag alone says nothing about the answer that the page showed: `base` stays the answer's.
  const base = change.answer ? change.base : unsent.base;
  return { ...unsent, ...change, base };
}

export function firstOf(entries: AnswerEntry[], limit: number): AnswerEntry[] {
  let room = batchCharacters;
  const count = entries.slice(0, limit).findIndex((entry, index) => {
    room -= JSON.stringify(entry).length;
    return room < 0 && index > 0;
  });
  return entries.slice(0, count < 0 ? limit : count);
}

export async function learn(rows: Rows, answers: SavedAnswer[]): Promise<void> {
  const known = new Map(
    (await rows.list('answers')).map((answer) => [answer.question_id, answer.server_seq]),
  );
  for (const answer of answers) {
    const before = known.get(answer.question_id) ?? -1;
    // Only the journal's own calls know what is its own; the attempt as a whole says so of nothing.
    const named = answer.server_seq === before && answer.own;
    if (answer.server_seq > before || named) await rows.put('answers', answer.question_id, answer);
  }
}

/** Keeps an acknowledged answer readable offline also when the server did not send it back among the changes. */
export async function learnOwn(
  rows: Rows,
  entry: AnswerEntry,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const { question_id, base } = entry;
  const known = (await rows.list('answers')).find((answer) => answer.question_id === question_id);
  if ((known && known.server_seq > base) || (!entry.answer && entry.flagged === undefined)) return;
  await rows.put('answers', question_id, {
    question_id,
    answer: entry.answer ?? known?.answer ?? null,
    flagged: entry.flagged ?? known?.flagged ?? false,
    server_seq: base,
    saved_at: acknowledgement.saved_at,
    own: true,
  });
}

/** The entries that were written after what the server holds of their questions. */
export async function newerThanServer(rows: Rows): Promise<Change[]> {
  const saved = new Map((await rows.list('answers')).map((answer) => [answer.question_id, answer]));
  return (await rows.list('entries')).filter(({ question_id, written_at }) => {
    const answer = saved.get(question_id);
    return !answer || Date.parse(written_at) > Date.parse(answer.saved_at);
  });
}

/** This device's current answers and then what it had not sent: all that a server without them needs. */
export async function everythingOwn(rows: Rows): Promise<Change[]> {
  const pending = await rows.list('entries');
  const own: Change[] = [];
  for (const answer of await rows.list('answers')) {
    const { question_id, flagged, saved_at } = answer;
    await rows.put('answers', question_id, { ...answer, server_seq: 0 });
    if (answer.own)
      own.push({
        question_id,
        flagged,
        base: 0,
        written_at: saved_at,
        ...(answer.answer && { answer: answer.answer }),
      });
  }
  return [...own, ...pending.map((entry) => ({ ...entry, base: 0 }))];
}
