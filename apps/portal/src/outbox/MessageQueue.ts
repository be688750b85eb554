import type { RowOwner } from '../device/Tables';
import type {
  MessageRefusal,
  MessageRows,
  OutboxTables,
  QueuedMessage,
  WrittenMessage,
} from './outboxRecords';

/** One person's messages that the server does not have. Each method is one transaction; the tabs share the rows. */
export class MessageQueue {
  constructor(
    private readonly tables: OutboxTables,
    private readonly owner: RowOwner,
  ) {}

  list(): Promise<QueuedMessage[]> {
    return this.tables.transact(this.owner, 'readonly', (rows) => rows.list('messages'));
  }

  /** Appends those that the queue does not have. `read` is called within the transaction. */
  append(read: () => readonly WrittenMessage[]): Promise<QueuedMessage[]> {
    return this.tables.transact(this.owner, 'readwrite', async (rows) => {
      const known = await rows.list('messages');
      const ids = new Set(known.map(({ client_id }) => client_id));
      let place = known.at(-1)?.place ?? 0;
      const queued: QueuedMessage[] = [];
      for (const message of read()) {
        if (ids.has(message.client_id)) continue;
        ids.add(message.client_id);
        place += 1;
        queued.push({ ...message, place, refusal: null });
      }
      for (const message of queued) await rows.put('messages', message.place, message);
      return queued;
    });
  }

  /** The oldest one that waits to be sent. */
  async next(): Promise<QueuedMessage | undefined> {
    return (await this.list()).find(({ refusal }) => refusal === null);
  }

  /** The server has it, or the person has discarded it. */
  remove(clientId: string): Promise<void> {
    return this.tables.transact(this.owner, 'readwrite', async (rows) => {
      const message = await find(rows, clientId);
      if (message) await rows.remove('messages', message.place);
    });
  }

  refuse(clientId: string, refusal: MessageRefusal): Promise<void> {
    return this.tables.transact(this.owner, 'readwrite', async (rows) => {
      const message = await find(rows, clientId);
      if (message) await rows.put('messages', message.place, { ...message, refusal });
    });
  }

  /** A refused one is sent again, after those that wait. */
  requeue(clientId: string): Promise<void> {
    return this.tables.transact(this.owner, 'readwrite', async (rows) => {
      const messages = await rows.list('messages');
      const message = messages.find((one) => one.client_id === clientId);
      if (!message?.refusal) return;
      const place = (messages.at(-1)?.place ?? 0) + 1;
      await rows.remove('messages', message.place);
      await rows.put('messages', place, { ...message, place, refusal: null });
    });
  }
}

async function find(rows: MessageRows, clientId: string): Promise<QueuedMessage | undefined> {
  return (await rows.list('messages')).find(({ client_id }) => client_id === clientId);
}
