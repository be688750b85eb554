import type { AnswerEntry, SavedAnswer } from '@sen/api/contract/model';
import type { Change, JournalHead, Rows } from './journalRecords';

/** Small enough for a slow link and for the server's body limit, whatever the answers contain. */
const batchCharacters = 200_000;

export const putHead = (rows: Rows, head: JournalHead) => rows.put('heads', 'head', head);

/** Undefined before anything is stored. One that an earlier version of the portal stored has no epoch and no key. */
export async function storedHead(rows: Rows): Promise<JournalHead | undefined> {
  const [head] = await rows.list('heads');
  return head && { ...head, epoch: head.epoch ?? null, hand_in: head.hand_in ?? null };
}

export function merged(unsent: AnswerEntry, change: Change): AnswerEntry {
  // A flag does not depend on the answer that the page showed: `base` stays the answer's.
  const base = change.answer ? change.base : unsent.base;
  return { ...unsent, ...change, base };
}

export function firstOf(entries: AnswerEntry[], limit: number): AnswerEntry[] {
  let charactersLeft = batchCharacters;
  const count = entries.slice(0, limit).findIndex((entry, index) => {
    charactersLeft -= JSON.stringify(entry).length;
    return charactersLeft < 0 && index > 0;
  });
  return entries.slice(0, count < 0 ? limit : count);
}

export async function mergeAnswers(rows: Rows, answers: SavedAnswer[]): Promise<void> {
  const known = new Map((await rows.list('answers')).map((answer) => [answer.question_id, answer]));
  for (const answer of answers) {
    const before = known.get(answer.question_id);
    // Only calls of the journal know which answers are its own; the attempt as a whole does not.
    const own = answer.own || (!!before?.own && isSame(before.answer, answer.answer));
    const advance = answer.server_seq - (before?.server_seq ?? -1);
    if (advance > 0 || (advance === 0 && own))
      await rows.put('answers', answer.question_id, { ...answer, own });
  }
}

/** The server has accepted the entry: an equal answer that came with the attempt as a whole is this journal's own. */
export async function markOwn(rows: Rows, entry: AnswerEntry): Promise<void> {
  const saved = (await rows.list('answers')).find((answer) => !answer.own && holdsAnswer(answer, entry));
  if (saved) await rows.put('answers', saved.question_id, { ...saved, own: true });
}

/** Whether the saved answer is the entry's. */
export function holdsAnswer(saved: SavedAnswer, { question_id, answer }: AnswerEntry): boolean {
  return !!answer && saved.question_id === question_id && isSame(saved.answer, answer);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A page's changes that the journal does not contain and that no other device has answered since. */
export function unknownTo(
  { entries, answers }: { entries: readonly AnswerEntry[]; answers: readonly SavedAnswer[] },
  changes: readonly Change[],
): Change[] {
  return changes.filter(({ question_id, answer, flagged, written_at, base }) => {
    const saved = answers.find((one) => one.question_id === question_id);
    const isAnsweredSince =
      saved && saved.server_seq > base && !saved.own && Date.parse(saved.saved_at) > Date.parse(written_at);
    const held = [...(saved ? [saved] : []), ...entries.filter((entry) => entry.question_id === question_id)];
    const isHeld = answer
      ? isSame(held.findLast((one) => one.answer)?.answer, answer)
      : held.findLast((one) => one.flagged !== undefined)?.flagged === flagged;
    return !isAnsweredSince && !isHeld;
  });
}

/** The entries written after the server's answers to their questions. */
export async function newerThanServer(rows: Rows): Promise<Change[]> {
  const saved = new Map((await rows.list('answers')).map((answer) => [answer.question_id, answer]));
  return (await rows.list('entries')).filter(({ question_id, written_at }) => {
    const answer = saved.get(question_id);
    return !answer || Date.parse(written_at) > Date.parse(answer.saved_at);
  });
}

/** This device's current answers followed by its unsent changes: everything that a server without them needs. */
export function everythingOwn(answers: readonly SavedAnswer[], pending: readonly AnswerEntry[]): Change[] {
  const own = answers.filter((answer) => answer.own);
  return [
    ...own.map(({ question_id, answer, flagged, saved_at }) => ({
      question_id,
      flagged,
      base: 0,
      written_at: saved_at,
      ...(answer && { answer }),
    })),
    ...pending.map(changeOf),
  ];
}

/** The parts of a change that no newer change of its question replaces; null when nothing is left. */
export function withoutReplaced(
  { answer, flagged, ...rest }: Change,
  newer: readonly (AnswerEntry | SavedAnswer)[],
): Change | null {
  const of = newer.filter(({ question_id }) => question_id === rest.question_id);
  const keepsAnswer = answer && !of.some((one) => one.answer);
  const keepsFlag = flagged !== undefined && of.every((one) => one.flagged === undefined);
  if (!keepsAnswer && !keepsFlag) return null;
  return { ...rest, ...(keepsAnswer && { answer }), ...(keepsFlag && { flagged }) };
}

function changeOf({ seq: _seq, ...change }: AnswerEntry): Change {
  return { ...change, base: 0 };
}

/** The server's numbers restart, so that its next answers count as new. */
export async function resetServerSeqs(rows: Rows): Promise<void> {
  for (const answer of await rows.list('answers'))
    await rows.put('answers', answer.question_id, { ...answer, server_seq: 0 });
}
