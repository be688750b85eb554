import { answerLoad } from './loadProcess.ts';
import { quantile } from './figures.ts';
import { HttpConnection } from './HttpConnection.ts';
import { signIns } from './loads.ts';

/** Signs in, or tries to, repeatedly. */
answerLoad(signIns, async ({ port, usernames, password, connections, warmUpMs, measureMs }, onMeasuring) => {
  const answered: Record<string, number> = {};
  const times: number[] = [];
  const measuredFrom = performance.now() + warmUpMs;
  const until = measuredFrom + measureMs;
  let tried = 0;
  setTimeout(onMeasuring, warmUpMs);

  const tryOn = async () => {
    const connection = await HttpConnection.open(port);
    while (performance.now() < until) {
      tried += 1;
      const username = usernames[tried % usernames.length] ?? '';
      const from = `10.${(tried >> 16) & 255}.${(tried >> 8) & 255}.${tried & 255}`;
      const sent = performance.now();
      const { status } = await connection.postForm('/api/auth/login', { username, password }, from);
      const now = performance.now();
      if (sent < measuredFrom || now > until) continue;
      answered[status] = (answered[status] ?? 0) + 1;
      times.push(now - sent);
    }
    connection.close();
  };

  await Promise.all(Array.from({ length: connections }, tryOn));
  times.sort((one, other) => one - other);
  return { answered, seconds: measureMs / 1000, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
});
