import { randomUUID } from 'node:crypto';
import { unwrap } from '@sen/api/client/unwrap';
import type { DemoPerson } from '@sen/api/fixtures/people';
import { exam } from '@sen/api/fixtures/exams';
import type { Product } from '../product';
import { clientOf } from './clientOf';

const params = { path: { id: exam.id } };

/** A student hands in the demo exam beside the browser, with this text as each written answer; returns the attempt's id. */
export async function handIn(
  product: Product,
  student: DemoPerson,
  { assignment, text }: { assignment: string; text: string },
): Promise<string> {
  const client = await clientOf(product, student);
  const { data: attempt } = await unwrap(
    client.POST('/surveys/{id}/attempt', { params, body: { assignment_id: assignment } }),
  );
  const written = attempt.paper.parts.flatMap(({ questions }) =>
    questions.flatMap(({ id, content: { type } }) =>
      type === 'short_answer' || type === 'long_answer' ? [{ id, type }] : [],
    ),
  );
  const from = { attempt_id: attempt.id, journal_id: randomUUID() };
  const written_at = new Date().toISOString();
  const entries = written.map(({ id, type }, index) => ({
    seq: index + 1,
    question_id: id,
    answer: { type, text },
    base: 0,
    written_at,
  }));
  await unwrap(
    client.POST('/surveys/{id}/answer', { params, body: { ...from, entries, known_server_seq: 0 } }),
  );
  await unwrap(client.POST('/surveys/{id}/submit', { params, body: { ...from, last_seq: entries.length } }));
  return attempt.id;
}
