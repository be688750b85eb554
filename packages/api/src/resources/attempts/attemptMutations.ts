import type { AnswerBatch, CriterionMark, Submit } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

/** A teacher's mark of one answer. */
export interface Mark {
  attempt_id: string;
  question_id: string;
  /** 0 to the question's points, to two decimals. */
  score: number;
  comment?: string;
  /** The levels of a question with a rubric. */
  rubric?: CriterionMark[];
  /** How often the answer had been marked when the teacher saw it. */
  base: number;
}

export const attemptMutations = {
  start: (examId: string, assignment_id: string) =>
    unwrap(
      client.POST('/surveys/{id}/attempt', { params: { path: { id: examId } }, body: { assignment_id } }),
    ),
  /** JSON, not multipart: the one request that every student in an exam makes every few seconds. */
  save: (examId: string, body: AnswerBatch, signal?: AbortSignal) =>
    unwrap(
      client.POST('/surveys/{id}/answer', {
        params: { path: { id: examId } },
        body,
        ...(signal && { signal }),
      }),
    ),
  submit: (examId: string, body: Submit) =>
    unwrap(client.POST('/surveys/{id}/submit', { params: { path: { id: examId } }, body })),
  autoSubmit: (body: Submit) => unwrap(client.POST('/surveys/autoSubmitAnswer', { body })),
  mark: (body: Mark) => unwrap(client.POST('/surveys/mark', { body, ...multipart })),
};
