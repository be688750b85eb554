import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { questionSamples } from '@sen/api/fixtures/questions';
import type { Answer } from '@sen/api/contract/model';
import { quantile } from './figures.ts';
import { type HttpAnswer, HttpConnection } from './HttpConnection.ts';
import { answerLoad } from './loadProcess.ts';
import { burst, type Times } from './loads.ts';

interface Student {
  token: string;
  connection: HttpConnection;
}

/** Sends all requests at once; returns the responses in the order of the requests. */
async function atOnce(
  asks: readonly (() => Promise<HttpAnswer>)[],
): Promise<{ answers: HttpAnswer[]; times: Times }> {
  const began = performance.now();
  const each: number[] = [];
  const answers = await Promise.all(
    asks.map(async (ask) => {
      const answer = await ask();
      each.push(performance.now() - began);
      return answer;
    }),
  );
  const totalMs = performance.now() - began;
  each.sort((one, other) => one - other);
  const times = { totalMs, p50: quantile(each, 0.5), p99: quantile(each, 0.99), worst: each.at(-1) ?? 0 };
  return { answers, times };
}

type Attempt = Answer<'startAttempt'>['data'];

function batchOf({ id, paper }: Attempt, journal: string): string {
  const entries = paper.parts
    .flatMap(({ questions }) => questions)
    .map((question, index) => ({
      seq: index + 1,
      question_id: question.id,
      answer: questionSamples[question.content.type].right,
      base: 0,
      written_at: new Date().toISOString(),
    }));
  return JSON.stringify({ attempt_id: id, journal_id: journal, entries, known_server_seq: 0 });
}

async function submitAll(port: number, students: readonly Student[], attempts: readonly Attempt[]) {
  const journals = attempts.map(() => randomUUID());
  const saved = await atOnce(
    students.map(({ connection, token }, index) => async () => {
      const attempt = attempts[index];
      if (!attempt) throw new Error('There are fewer attempts than students.');
      return connection.post(`/api/surveys/1/answer`, token, batchOf(attempt, journals[index] ?? ''));
    }),
  );
  if (saved.answers.some(({ status }) => status !== 200)) throw new Error('Not every answer was saved.');
  const deadline = Date.parse(attempts[0]?.deadline ?? '');
  const second = await Promise.all(students.map(() => HttpConnection.open(port)));
  await wait(Math.max(0, deadline - Date.now() + 1));
  const asks = students.flatMap(({ connection, token }, index) => {
    const body = JSON.stringify({
      attempt_id: attempts[index]?.id,
      journal_id: journals[index],
      last_seq: 11,
    });
    const ask = (over: HttpConnection | undefined) => async () => {
      if (!over) throw new Error('A connection is missing.');
      return over.post('/api/surveys/autoSubmitAnswer', token, body);
    };
    return [ask(connection), ask(second[index])];
  });
  const { answers, times } = await atOnce(asks);
  second.forEach((connection) => connection.close());
  const results = answers.map(({ status, body }) => (status === 200 ? body : null));
  const first = results.filter((_, index) => index % 2 === 0);
  return {
    ...times,
    refused: results.filter((result) => result === null).length,
    unlike: first.filter((result, index) => result !== results[index * 2 + 1]).length,
    points: first.reduce(
      (sum, result) =>
        sum + (result === null ? 0 : ((JSON.parse(result) as Answer<'submitAttempt'>).data.score ?? 0)),
      0,
    ),
  };
}

answerLoad(burst, async ({ port, assignmentId, tokens, submitting }) => {
  const students = await Promise.all(
    tokens.map(async (token): Promise<Student> => ({ token, connection: await HttpConnection.open(port) })),
  );
  const body = JSON.stringify({ assignment_id: assignmentId });
  const { answers, times } = await atOnce(
    students.map(
      ({ connection, token }) =>
        () =>
          connection.post('/api/surveys/1/attempt', token, body),
    ),
  );
  const started = answers.filter(({ status }) => status === 200);
  const attempts = started.map((answer) => (JSON.parse(answer.body) as Answer<'startAttempt'>).data);
  const submits =
    submitting > 0
      ? await submitAll(port, students.slice(0, submitting), attempts.slice(0, submitting))
      : null;
  return {
    starts: {
      ...times,
      refused: answers.length - started.length,
      attempts: new Set(attempts.map(({ id }) => id)).size,
      deadlines: new Set(attempts.map((one) => Date.parse(one.deadline) - Date.parse(one.started_at))).size,
    },
    submits,
  };
});
