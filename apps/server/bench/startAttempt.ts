import type { Answer } from '@sen/api/contract/model';
import { questionSamples } from '@sen/api/fixtures/questions';
import type { SignedInStudent } from '../src/testing/seedStudents.ts';
import { HttpConnection } from './HttpConnection.ts';
import type { SavingStudent } from './loads.ts';

/** A student of the demo organisation's first class starts its exam, and has two answers for each question. */
export async function startAttempt(port: number, { token }: SignedInStudent): Promise<SavingStudent> {
  const connection = await HttpConnection.open(port);
  const { status, body } = await connection.post('/api/surveys/1/attempt', token, '{"assignment_id":"1"}');
  connection.close();
  if (status !== 200) throw new Error(`A start got ${status}: ${body}`);
  const { data } = JSON.parse(body) as Answer<'startAttempt'>;
  return {
    token,
    attemptId: data.id,
    questions: data.paper.parts.flatMap(({ questions }) =>
      questions.map(({ id, content }) => {
        const { right, wrong } = questionSamples[content.type];
        return { id, answers: [JSON.stringify(right), JSON.stringify(wrong)] };
      }),
    ),
  };
}
