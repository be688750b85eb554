import type { Answer } from '@sen/api/contract/model';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from './figures.ts';
import { HttpConnection } from './HttpConnection.ts';
import { answerLoad } from './loadProcess.ts';
import { study } from './loads.ts';

/** A report that is sent this much after it was due is late, ms. */
const lateAfter = 1_000;

/** Reports of people who study, at their own times, over a few connections. */
answerLoad(study, async (asked, onMeasuring) => {
  const { port, path, students, place, everyMs, connections, warmUpMs, measureMs } = asked;
  const answered: Record<string, number> = {};
  const credited: Record<string, number> = {};
  const times: number[] = [];
  let late = 0;
  const began = performance.now();
  const measuredFrom = began + warmUpMs;
  const until = measuredFrom + measureMs;
  setTimeout(onMeasuring, warmUpMs);

  const spacing = everyMs / students.length;
  let next = 0;
  const work = async () => {
    const connection = await HttpConnection.open(port);
    for (;;) {
      const number = next;
      next += 1;
      const due = began + number * spacing;
      if (due >= until) break;
      const early = due - performance.now();
      if (early > 0) await wait(early);
      const student = students[number % students.length];
      if (!student) break;
      // The seconds of the visit so far: each period is studied whole.
      const active = Math.round(((1 + Math.floor(number / students.length)) * everyMs) / 1000);
      const report = {
        visit_id: student.visitId,
        active_seconds: active,
        seconds_ago: 0,
        ...place,
        ...(place && { progress: { position: active, length: 1520, seen: [[0, active]] } }),
      };
      const sent = performance.now();
      const answer = await connection.post(path, student.token, JSON.stringify({ reports: [report] }));
      const now = performance.now();
      if (answer.status !== 200) throw new Error(`A report got ${answer.status}: ${answer.body}`);
      if (place) {
        const { data } = JSON.parse(answer.body) as Answer<'recordActivity'>;
        const [visit] = data.visits;
        if (!visit) throw new Error(`A report was refused: ${answer.body}`);
        credited[visit.visit_id] = visit.active_seconds;
      }
      if (sent < measuredFrom || now > until) continue;
      if (sent - due > lateAfter) late += 1;
      answered[answer.status] = (answered[answer.status] ?? 0) + 1;
      times.push(now - sent);
    }
    connection.close();
  };

  await Promise.all(Array.from({ length: connections }, work));
  times.sort((one, other) => one - other);
  return {
    answered,
    seconds: measureMs / 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    late,
    credited,
  };
});
