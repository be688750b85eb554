import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bareCalls, type ChatCalls, type Delivered, type Person, serverCalls } from './chat/chatCalls.ts';
import { quantile } from './figures.ts';
import { HttpConnection } from './HttpConnection.ts';
import { answerLoad } from './loadProcess.ts';
import { chat } from './loads.ts';

/** Section 9: an open window asks for messages every 3 s, and for the list every 5 s. */
const messagesEveryMs = 3_000;
const listEveryMs = 5_000;
/** How long messages may still arrive after the last one was sent. */
const graceMs = 10_000;
const senders = 20;

interface Window {
  other: Person;
  calls: ChatCalls;
  since: number;
  tags: { messages?: string | undefined; list?: string | undefined };
  due: { messages: number; list: number };
}

answerLoad(chat, async ({ port, people, bare, rate, connections, warmUpMs, measureMs }, onMeasuring) => {
  const began = performance.now();
  const measuredFrom = began + warmUpMs;
  const until = measuredFrom + measureMs;
  setTimeout(onMeasuring, warmUpMs);
  const answered: Record<string, number> = {};
  const times: number[] = [];
  const sendTimes: number[] = [];
  const deliveries: number[] = [];
  const sentAt = new Map<string, number>();
  const acknowledged = new Set<string>();
  const delivered = new Set<string>();
  let doubled = 0;

  const windows = people.map((person, index): Window => {
    const phase = index / people.length;
    return {
      other: people[index ^ 1] ?? person,
      calls: (bare ? bareCalls : serverCalls)(person),
      since: 0,
      tags: {},
      due: { messages: began + phase * messagesEveryMs, list: began + ((phase * 7) % 1) * listEveryMs },
    };
  });
  const isWaiting = () => [...acknowledged].some((id) => !delivered.has(id));
  const goesOn = () => performance.now() < until || (performance.now() < until + graceMs && isWaiting());

  const take = (window: Window, body: string): void => {
    const { data } = JSON.parse(body) as { data: Delivered[] };
    const now = performance.now();
    for (const { number, client_id, sender_id } of data) {
      window.since = Math.max(window.since, number);
      if (sender_id !== window.other.id) continue;
      if (delivered.has(client_id)) doubled += 1;
      delivered.add(client_id);
      const sent = sentAt.get(client_id);
      if (sent !== undefined && sent >= measuredFrom && sent <= until) deliveries.push(now - sent);
    }
  };

  const ask = async (
    connection: HttpConnection,
    window: Window,
    kind: 'messages' | 'list',
  ): Promise<void> => {
    window.due[kind] += kind === 'messages' ? messagesEveryMs : listEveryMs;
    const asked = performance.now();
    const { calls, other, since, tags } = window;
    const answer =
      kind === 'messages'
        ? await calls.poll(connection, other, since, tags.messages)
        : await calls.list(connection, tags.list);
    if (answer.status !== 200 && answer.status !== 304)
      throw new Error(`A poll got ${answer.status}: ${answer.body}`);
    const before = window.since;
    if (kind === 'messages' && answer.status === 200) take(window, answer.body);
    // The tag is of an address: after news another one is asked.
    tags[kind] = kind === 'messages' && window.since !== before ? undefined : answer.tag;
    if (asked < measuredFrom || asked > until) return;
    answered[answer.status] = (answered[answer.status] ?? 0) + 1;
    times.push(performance.now() - asked);
  };

  const watch = async (own: readonly Window[]): Promise<void> => {
    const connection = await HttpConnection.open(port);
    while (goesOn()) {
      const tasks = own.flatMap((window) =>
        (['messages', 'list'] as const).map((kind) => ({ window, kind, at: window.due[kind] })),
      );
      const [next] = tasks.toSorted((one, another) => one.at - another.at);
      if (!next) break;
      const early = next.at - performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other on a connection
      if (early > 0) await wait(early);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await ask(connection, next.window, next.kind);
    }
    connection.close();
  };

  const sendAll = async (sender: number): Promise<void> => {
    const connection = await HttpConnection.open(port);
    const pauseMs = (senders / rate) * 1_000;
    for (let due = began + (sender / senders) * pauseMs; due < until; due += pauseMs) {
      const early = due - performance.now();
      // oxlint-disable-next-line no-await-in-loop -- at their times
      if (early > 0) await wait(early);
      const window = windows[Math.floor(Math.random() * windows.length)];
      if (!window) return;
      const id = randomUUID();
      const sent = performance.now();
      sentAt.set(id, sent);
      // oxlint-disable-next-line no-await-in-loop -- see above
      const { status, body } = await window.calls.send(connection, window.other, id);
      if (status !== 200) throw new Error(`A message got ${status}: ${body}`);
      acknowledged.add(id);
      if (sent >= measuredFrom) sendTimes.push(performance.now() - sent);
    }
    connection.close();
  };

  await Promise.all([
    ...Array.from({ length: connections }, (_, at) =>
      watch(windows.filter((_window, index) => index % connections === at)),
    ),
    ...Array.from({ length: senders }, (_, at) => sendAll(at)),
  ]);
  for (const list of [times, sendTimes, deliveries]) list.sort((one, other) => one - other);
  const spread = (sorted: readonly number[]) => ({ p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) });
  return {
    answered,
    seconds: measureMs / 1_000,
    ...spread(times),
    delivered: { count: deliveries.length, ...spread(deliveries) },
    sent: spread(sendTimes),
    lost: [...acknowledged].filter((id) => !delivered.has(id)).length,
    doubled,
  };
});
