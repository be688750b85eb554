import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { answerLoad } from './loadProcess.ts';
import { HttpConnection } from './HttpConnection.ts';
import { quantile } from './figures.ts';
import { saves, type SavingStudent } from './loads.ts';

/** Saves one answer after the other, each as soon as the previous one is acknowledged. */
answerLoad(saves, async ({ port, students, warmUpMs, measureMs, pauseMs = 0 }, onMeasuring) => {
  const acknowledged: Record<string, number> = {};
  const times: number[] = [];
  const began = performance.now();
  const measuredFrom = began + warmUpMs;
  const until = measuredFrom + measureMs;
  setTimeout(onMeasuring, warmUpMs);

  const sit = async ({ token, attemptId, questions }: SavingStudent) => {
    // Spreads the starts.
    await wait(Math.random() * pauseMs);
    const connection = await HttpConnection.open(port);
    const journal = randomUUID();
    const head = `{"attempt_id":"${attemptId}","journal_id":"${journal}","entries":[`;
    let known = 0;
    for (let seq = 1; performance.now() < until; seq += 1) {
      const question = questions[seq % questions.length];
      const answer = question?.answers[seq % 2] ?? '';
      const body =
        `${head}{"seq":${seq},"question_id":"${question?.id}","answer":${answer},"base":${known},` +
        `"written_at":"${new Date().toISOString()}"}],"known_server_seq":${known}}`;
      const sent = performance.now();
      const { status, body: told } = await connection.post('/api/surveys/1/answer', token, body);
      const now = performance.now();
      if (status !== 200) throw new Error(`A save got ${status}: ${told}`);
      known = Number(/"server_seq":(\d+)/.exec(told)?.[1] ?? 0);
      acknowledged[journal] = seq;
      if (sent >= measuredFrom && now <= until) times.push(now - sent);
      if (pauseMs > 0) await wait(pauseMs);
    }
    connection.close();
  };

  await Promise.all(students.map(sit));
  times.sort((one, other) => one - other);
  return {
    saves: times.length,
    seconds: measureMs / 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    worst: times.at(-1) ?? 0,
    acknowledged,
  };
});
