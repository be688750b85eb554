import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  bareCalls,
  type ChatCalls,
  type Delivered,
  type Place,
  type Poll,
  polls,
  serverCalls,
} from './chat/chatCalls.ts';
import { quantile } from './figures.ts';
import { HttpConnection } from './HttpConnection.ts';
import { answerLoad } from './loadProcess.ts';
import { chat } from './loads.ts';

/** Section 9: an open window asks for messages every 3 s, and for lists and counts every 5 s. */
const everyMs: Record<Poll, number> = { messages: 3_000, line: 5_000, list: 5_000, unread: 5_000 };
/** How long messages may still arrive after the last one was sent. */
const graceMs = 10_000;
const senders = 20;

interface Window {
  id: string;
  place: Place;
  calls: ChatCalls;
  since: number;
  tags: Partial<Record<Poll, string | undefined>>;
  due: Record<Poll, number>;
}

answerLoad(chat, async (asked, onMeasuring) => {
  const { port, people, group, bare, rate, connections, warmUpMs, measureMs } = asked;
  const began = performance.now();
  const measuredFrom = began + warmUpMs;
  const until = measuredFrom + measureMs;
  setTimeout(onMeasuring, warmUpMs);
  const answered: Record<string, number> = {};
  const times: number[] = [];
  const sendTimes: number[] = [];
  const deliveries: number[] = [];
  const sentAt = new Map<string, number>();
  const receivers = group === undefined ? 1 : people.length - 1;
  let acknowledged = 0;
  /** Each message with each receiver. */
  const delivered = new Set<string>();
  let doubled = 0;

  const windows = people.map((person, index): Window => {
    const phase = index / people.length;
    const dueOf = (what: Poll, spread: number) => began + ((phase * spread) % 1) * everyMs[what];
    return {
      id: person.id,
      place:
        group === undefined
          ? { kind: 'person', id: (people[index ^ 1] ?? person).id }
          : { kind: 'group', id: group },
      calls: (bare ? bareCalls : serverCalls)(person),
      since: 0,
      tags: {},
      due: {
        messages: dueOf('messages', 1),
        line: dueOf('line', 3),
        list: dueOf('list', 7),
        unread: dueOf('unread', 11),
      },
    };
  });
  const lost = () => acknowledged * receivers - delivered.size;
  const goesOn = () => performance.now() < until || (performance.now() < until + graceMs && lost() > 0);

  const take = (window: Window, body: string): void => {
    const { data } = JSON.parse(body) as { data: Delivered[] };
    const now = performance.now();
    for (const { number, client_id, sender_id } of data) {
      window.since = Math.max(window.since, number);
      if (sender_id === window.id) continue;
      const receipt = `${client_id} ${window.id}`;
      if (delivered.has(receipt)) doubled += 1;
      delivered.add(receipt);
      const sent = sentAt.get(client_id);
      if (sent !== undefined && sent >= measuredFrom && sent <= until) deliveries.push(now - sent);
    }
  };

  const ask = async (connection: HttpConnection, window: Window, kind: Poll): Promise<void> => {
    window.due[kind] += everyMs[kind];
    const askedAt = performance.now();
    const { calls, place, since, tags } = window;
    const answer = await calls.poll(connection, kind, { place, since, known: tags[kind] });
    if (answer.status !== 200 && answer.status !== 304)
      throw new Error(`A poll got ${answer.status}: ${answer.body}`);
    const before = window.since;
    if (kind === 'messages' && answer.status === 200) take(window, answer.body);
    // The tag is of an address: after news another one is asked.
    tags[kind] = kind === 'messages' && window.since !== before ? undefined : answer.tag;
    if (askedAt < measuredFrom || askedAt > until) return;
    answered[answer.status] = (answered[answer.status] ?? 0) + 1;
    times.push(performance.now() - askedAt);
  };

  const watch = async (own: readonly Window[]): Promise<void> => {
    const connection = await HttpConnection.open(port);
    while (goesOn()) {
      const tasks = own.flatMap((window) => polls.map((kind) => ({ window, kind, at: window.due[kind] })));
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
      const { status, body } = await window.calls.send(connection, window.place, id);
      if (status !== 200) throw new Error(`A message got ${status}: ${body}`);
      acknowledged += 1;
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
    lost: lost(),
    doubled,
  };
});
