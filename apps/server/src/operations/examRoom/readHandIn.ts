import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AnswerBatch, AnswerEntry, HandInChange } from '@sen/api/contract/model';
import type { BatchEntry, HeldAttempt, NumberedEntry } from '@sen/domain/attempts/decideBatch';
import { type HandInContent, mostHandInBytes } from '@sen/domain/examRoom/handInFile';
import { isEmptyAnswer } from '@sen/domain/questions/isEmptyAnswer';
import { operations } from '../../contract/document.ts';
import { errorsOf } from '../../contract/schemas.ts';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import type { ExamPaper } from '../../store/attempts/ExamPapers.ts';
import { showPaper } from '../../store/attempts/showPaper.ts';
import type { Database } from '../../store/database.ts';
import { findOwnAttempt, findTakenFile, readMet } from '../../store/examRoom/handInRows.ts';
import { checkedEntries } from '../attempts/checkedEntries.ts';
import type { Services, Upload } from '../Operation.ts';
import { openHandIn } from './openHandIn.ts';

/** A hand-in file that was opened, and the attempt that it is for. */
export interface OpenedHandIn {
  digest: string;
  content: HandInContent;
  paper: ExamPaper;
  entries: readonly BatchEntry[];
}

interface Of {
  assignmentId: string;
  examId: string;
  userId: string;
  now: Date;
}

const batch = operations.find(({ id }) => id === 'saveAnswers')?.body['application/json'];
const mostEntries = 100;

/** Opens the file of a form; refuses one that is no hand-in file of this person at this exam. Before any transaction. */
export async function readHandIn(
  services: Services,
  files: ReadonlyMap<string, Upload>,
  { assignmentId, examId, userId, now }: Of,
): Promise<OpenedHandIn> {
  const { bytes } = uploadedFile(files, mostHandInBytes);
  const content = await openHandIn(bytes, services.attempts.handInKeys);
  const own = { attemptId: content.attempt_id, assignmentId, userId };
  if (content.user_id !== userId || !(await findOwnAttempt(services.database, own)))
    throw new RefusalError('handInFileOfAnother');
  const paper = found(await services.attempts.papers.exam(examId));
  await assertEntries(content);
  return { digest: digestOf(files), content, paper, entries: checkedEntries(content.entries, paper, now) };
}

/** The SHA-256 of the file of a form, in hex. */
export function digestOf(files: ReadonlyMap<string, Upload>): string {
  return createHash('sha256').update(uploadedFile(files, mostHandInBytes).bytes).digest('hex');
}

/** The entries have to be what a save may carry. Saves of others go on meanwhile. */
async function assertEntries({ attempt_id, journal_id, entries }: HandInContent): Promise<void> {
  if (!batch || !Array.isArray(entries) || entries.length === 0) throw new RefusalError('handInFileBroken');
  for (let from = 0; from < entries.length; from += mostEntries) {
    const part: AnswerEntry[] = entries.slice(from, from + mostEntries);
    const save: AnswerBatch = { attempt_id, journal_id, entries: part, known_server_seq: 0 };
    if (errorsOf(batch.schema, save)) throw new RefusalError('handInFileBroken');
    // oxlint-disable-next-line no-await-in-loop -- saves of others run between the parts
    await setImmediate();
  }
}

/** What a file would change, and the entries to append. */
export interface DecidedHandIn {
  preview: string;
  changes: HandInChange[];
  journalId: string;
  /** Under the numbers that follow those of the attempt. */
  entries: NumberedEntry[];
}

/**
 * Decides what the entries of a file do to an attempt: those that the server has are passed over, and an answer that the device had
 * not seen stays. Refuses a file that was taken in before, and one that changes nothing.
 */
export async function decideHandIn(
  database: Database,
  held: HeldAttempt,
  seed: string,
  { digest, content, paper, entries }: OpenedHandIn,
): Promise<DecidedHandIn> {
  const taken = await findTakenFile(database, digest);
  if (taken)
    throw new RefusalError('handInFileTaken', {
      params: { name: taken.name, at: taken.created_at.toISOString() },
    });
  const isSameEpoch = content.epoch === null || content.epoch === held.epoch;
  // Numbers of another epoch mean nothing here: the entries go under a journal of their own.
  const journalId = isSameEpoch ? content.journal_id.toLowerCase() : randomUUID();
  const lastSeq = held.journals[journalId] ?? 0;
  const fresh = entries.filter(({ seq }) => seq > lastSeq);
  const questions = showPaper(paper, seed).parts.flatMap((part) => part.questions);
  const answered = questions.filter(({ id }) =>
    fresh.some((entry) => entry.questionId === id && entry.answer !== null),
  );
  const met = await readMet(database, held.id, answered);

  const isOlder = ({ questionId, answer, base }: BatchEntry) => {
    const current = met.get(questionId)?.current;
    return (
      answer !== null &&
      current != null &&
      !current.empty &&
      current.journalId !== journalId &&
      (isSameEpoch ? base : 0) < current.seq
    );
  };
  const changes = [...met.values()].flatMap(({ question, before }): HandInChange[] => {
    const entry = fresh.findLast(({ questionId, answer }) => questionId === question.id && answer !== null);
    const after = content.entries.find(({ seq }) => seq === entry?.seq)?.answer;
    if (!entry || !after || JSON.stringify(before) === JSON.stringify(after)) return [];
    if (before === null && isEmptyAnswer(after)) return [];
    const outcome = isOlder(entry) ? 'older' : 'counts';
    return [{ question, before, after, written_at: entry.writtenAt.toISOString(), outcome }];
  });
  if (!changes.some(({ outcome }) => outcome === 'counts')) throw new RefusalError('handInFileOlder');
  return {
    // Of what it meets, too: nothing counts that was not seen.
    preview: createHash('sha256')
      .update(`${digest} ${held.id} ${held.epoch} ${held.serverSeq}`)
      .digest('hex'),
    changes,
    journalId,
    entries: fresh.map((entry, index) => ({
      ...entry,
      serverSeq: held.serverSeq + 1 + index,
      applied: !isOlder(entry),
    })),
  };
}
