import { answerLoad } from './loadProcess.ts';
import { quantile } from './figures.ts';
import { HttpConnection } from './HttpConnection.ts';
import { polls } from './loads.ts';

/** Polls repeatedly, each person on a separate connection or some on one in turn. */
answerLoad(polls, async ({ port, path, tokens, connections, known, warmUpMs, measureMs }, onMeasuring) => {
  const answered: Record<string, number> = {};
  const times: number[] = [];
  let measuredFrom = Infinity;
  let until = Infinity;
  let waiting = connections;
  // The warm-up begins when everybody has polled once: who polls for the first time costs the server more.
  const hasBegun = () => {
    waiting -= 1;
    if (waiting > 0) return;
    measuredFrom = performance.now() + warmUpMs;
    until = measuredFrom + measureMs;
    setTimeout(onMeasuring, warmUpMs);
  };

  const poll = async (people: readonly string[]) => {
    const connection = await HttpConnection.open(port);
    const tags = new Map<string, string>();
    for (let count = 0; performance.now() < until; count += 1) {
      if (count === people.length) hasBegun();
      const token = people[count % people.length] ?? '';
      const sent = performance.now();
      const answer = await connection.get(path, token, known ? tags.get(token) : undefined);
      const now = performance.now();
      if (answer.status !== 200 && answer.status !== 304)
        throw new Error(`A poll got ${answer.status}: ${answer.body}`);
      if (answer.tag !== undefined) tags.set(token, answer.tag);
      if (sent < measuredFrom || now > until) continue;
      answered[answer.status] = (answered[answer.status] ?? 0) + 1;
      times.push(now - sent);
    }
    connection.close();
  };

  const turns = Array.from({ length: connections }, (_, at) =>
    tokens.filter((_token, index) => index % connections === at),
  );
  await Promise.all(turns.map(poll));
  times.sort((one, other) => one - other);
  return { answered, seconds: measureMs / 1000, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
});
