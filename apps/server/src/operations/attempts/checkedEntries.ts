import type { AnswerEntry } from '@sen/api/contract/model';
import type { BatchEntry } from '@sen/domain/attempts/decideBatch';
import { answerFits } from '@sen/domain/questions/answerFits';
import { isEmptyAnswer } from '@sen/domain/questions/isEmptyAnswer';
import { RefusalError } from '../../errors/RefusalError.ts';
import { answerText } from '../../store/attempts/answerText.ts';
import type { ExamPaper } from '../../store/attempts/ExamPapers.ts';

/** No attempt has as many changes as the database's numbers of changes reach. */
export const mostServerSeq = 2_147_483_647;
const earliest = Date.UTC(2000, 0);
const latest = Date.UTC(2200, 0);

/** The page's time of writing. Stored for information only; no rule depends on it, so any value is accepted. */
function writtenAt(said: string, now: Date): Date {
  const time = Date.parse(said);
  return time >= earliest && time < latest ? new Date(time) : now;
}

/** The entries of a batch, ready to be written; refuses the batch by the first entry that is invalid for its attempt. */
export function checkedEntries(
  entries: readonly AnswerEntry[],
  { questions }: ExamPaper,
  now: Date,
): BatchEntry[] {
  let expected = entries[0]?.seq ?? 0;
  return entries.map(({ seq, question_id, answer, flagged, base, written_at }) => {
    if (seq !== expected) throw new RefusalError('answerBatchNotConsecutive', { seq });
    expected += 1;
    const entry = questions.get(question_id);
    // Without answer and flag it only consumes the number of an entry that was refused before.
    const changesNothing = !answer && flagged === undefined;
    if (!entry && !changesNothing) throw new RefusalError('questionNotInAttempt', { seq });
    if (entry && answer) {
      const verdict = answerFits(entry.question.content, answer);
      if (!verdict.allowed)
        throw new RefusalError(verdict.code, { seq, ...(verdict.params ? { params: verdict.params } : {}) });
    }
    return {
      seq,
      questionId: question_id,
      answer: answer ? answerText(answer) : null,
      empty: answer !== undefined && isEmptyAnswer(answer),
      flagged: flagged ?? null,
      base: Math.min(base, mostServerSeq),
      writtenAt: writtenAt(written_at, now),
    };
  });
}
