import { answerLoad } from './loadProcess.ts';
import { quantile } from './figures.ts';
import { HttpConnection } from './HttpConnection.ts';
import { polls } from './loads.ts';

/** Polls repeatedly, each person on a separate connection. */
answerLoad(polls, async ({ port, path, tokens, known, warmUpMs, measureMs }, onMeasuring) => {
  const answered: Record<string, number> = {};
  const times: number[] = [];
  const measuredFrom = performance.now() + warmUpMs;
  const until = measuredFrom + measureMs;
  setTimeout(onMeasuring, warmUpMs);

  const poll = async (token: string) => {
    const connection = await HttpConnection.open(port);
    let tag: string | undefined;
    while (performance.now() < until) {
      const sent = performance.now();
      const answer = await connection.get(path, token, known ? tag : undefined);
      const now = performance.now();
      if (answer.status !== 200 && answer.status !== 304)
        throw new Error(`A poll got ${answer.status}: ${answer.body}`);
      tag = answer.tag ?? tag;
      if (sent < measuredFrom || now > until) continue;
      answered[answer.status] = (answered[answer.status] ?? 0) + 1;
      times.push(now - sent);
    }
    connection.close();
  };

  await Promise.all(tokens.map(poll));
  times.sort((one, other) => one - other);
  return { answered, seconds: measureMs / 1000, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
});
