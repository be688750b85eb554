import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../src/store/database.ts';
import type { ServerProcess } from '../../src/testing/ServerProcess.ts';
import { HttpConnection } from '../HttpConnection.ts';
import { type Person, serverCalls } from './chatCalls.ts';

export interface CrashesTold {
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Messages of one sender that are stored in another order than they were sent in. */
  disordered: number;
  /** Conversations whose numbers are not 1, 2, 3 … */
  gaps: number;
}

const patienceMs = 30_000;
const betweenCrashesMs = 1_500;
/** Between the messages of a person, who may send 60 in a minute. */
const pauseMs = 1_050;

/**
 * People send through two processes, one of which is killed again and again; an unanswered message is sent again through the other
 * one. Afterwards the database must have each once, in the order of its sender.
 */
export async function sendThroughCrashes(
  servers: readonly [ServerProcess, ServerProcess],
  people: readonly Person[],
  { database, crashes }: { database: Database; crashes: number },
): Promise<CrashesTold> {
  const written = new Map<string, string[]>();
  const crashing = new AbortController();

  const send = async (person: Person, other: Person, first: number): Promise<void> => {
    const calls = serverCalls(person);
    const sent: string[] = [];
    written.set(person.id, sent);
    let at = first;
    while (!crashing.signal.aborted) {
      const id = randomUUID();
      const until = performance.now() + patienceMs;
      // oxlint-disable-next-line no-await-in-loop -- each is sent after the one before was acknowledged
      while (!(await isAcknowledged(servers[at % 2 === 0 ? 0 : 1], calls, other, id))) {
        if (performance.now() > until) throw new Error('Both servers were away for too long.');
        at += 1;
        // oxlint-disable-next-line no-await-in-loop -- both may be starting
        await wait(50);
      }
      sent.push(id);
      // oxlint-disable-next-line no-await-in-loop -- the pause is between one message and the next
      await wait(pauseMs);
    }
  };

  const crash = async (): Promise<void> => {
    for (let count = 0; count < crashes; count += 1) {
      const server = servers[count % 2 === 0 ? 0 : 1];
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await wait(betweenCrashesMs);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await server.stop('SIGKILL');
      // oxlint-disable-next-line no-await-in-loop -- see above
      await server.run();
    }
    crashing.abort();
  };

  await Promise.all([
    crash(),
    ...people.map((person, index) => send(person, people[index ^ 1] ?? person, index)),
  ]);
  return compare(database, written);
}

async function isAcknowledged(
  server: ServerProcess,
  calls: ReturnType<typeof serverCalls>,
  other: Person,
  clientId: string,
): Promise<boolean> {
  let connection: HttpConnection | undefined;
  try {
    connection = await HttpConnection.open(server.port);
    const { status, body } = await calls.send(connection, { kind: 'person', id: other.id }, clientId);
    if (status === 503) return false;
    if (status !== 200) throw new Refused(`${status}: ${body}`);
    return true;
  } catch (error) {
    // A killed server leaves it open whether the message was stored.
    if (error instanceof Refused) throw error;
    return false;
  } finally {
    connection?.close();
  }
}

class Refused extends Error {}

async function compare(
  database: Database,
  written: ReadonlyMap<string, readonly string[]>,
): Promise<CrashesTold> {
  const rows = await database
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'conversation_id')
    .select(['conversation_id', 'number', 'sender_id', 'client_id'])
    .where('sender_id', 'in', [...written.keys()])
    // Others write in the groups of classes, too.
    .where('classroom_id', 'is', null)
    .orderBy('conversation_id')
    .orderBy('number')
    .execute();
  const told = { acknowledged: 0, lost: 0, doubled: 0, disordered: 0, gaps: 0 };
  for (const [sender, ids] of written) {
    const stored = rows.filter(({ sender_id }) => sender_id === sender).map(({ client_id }) => client_id);
    const known = new Set(ids);
    const order = stored.filter((id) => known.has(id));
    told.acknowledged += ids.length;
    told.lost += ids.filter((id) => !stored.includes(id)).length;
    told.doubled += stored.length - new Set(stored).size;
    told.disordered += order.filter((id, index) => id !== ids[index]).length;
  }
  const last = new Map<string, number>();
  const broken = new Set<string>();
  for (const { conversation_id, number } of rows) {
    if (number !== (last.get(conversation_id) ?? 0) + 1) broken.add(conversation_id);
    last.set(conversation_id, number);
  }
  told.gaps = broken.size;
  return told;
}
