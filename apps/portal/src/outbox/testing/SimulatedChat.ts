import { ApiError } from '@sen/api/client/ApiError';
import type { ChatMessage } from '@sen/api/contract/model';
import { SimulatedBrowser } from '../../device/testing/SimulatedBrowser';
import { SimulatedPage } from '../../device/testing/SimulatedPage';
import type { SimulatedTime } from '../../device/testing/SimulatedTime';
import { Outbox } from '../Outbox';
import type { OutboxEnvironment, OutboxTabMessage } from '../OutboxEnvironment';
import type { OutboxTables, QueuedMessage } from '../outboxRecords';

/** The text of a message that the server refuses. */
export const refusedText = 'refused ';

/** Stores each message once, numbered by conversation, as the real one does. */
export class SimulatedChatServer {
  down = false;
  /** How many of the next requests come too fast. */
  refusals = 0;
  readonly stored: ChatMessage[] = [];

  receive(message: QueuedMessage): ChatMessage {
    if (this.down) throw new ApiError(503, 'serviceUnavailable', '');
    if (this.refusals > 0) {
      this.refusals -= 1;
      throw new ApiError(429, 'chatTooFast', '', { retry_after: 2 });
    }
    if (message.body.startsWith(refusedText)) throw new ApiError(403, 'chatForbidden', 'Không được.');
    const known = this.stored.find(({ client_id }) => client_id === message.client_id);
    if (known) return known;
    const { conversation, client_id, body } = message;
    const stored: ChatMessage = {
      id: String(this.stored.length + 1),
      number: this.of(conversation.id).length + 1,
      client_id,
      sender_id: '5',
      receiver_id: conversation.id,
      conversation_id: null,
      body,
      type: null,
      file: null,
      created_at: '2026-11-28T02:00:00Z',
      sender: { name: 'Lan', avatar: null },
      reader: [],
      count_readers: 0,
    };
    this.stored.push(stored);
    return stored;
  }

  of(conversation: string): ChatMessage[] {
    return this.stored.filter(({ receiver_id }) => receiver_id === conversation);
  }
}

/** A browser profile in which a person chats. */
export class ChatBrowser extends SimulatedBrowser<ChatTab> {
  constructor(
    time: SimulatedTime,
    readonly server: SimulatedChatServer,
    readonly disk: OutboxTables,
    readonly userId: string,
  ) {
    super(time, 0);
  }

  async open(): Promise<ChatTab> {
    const tab = new ChatTab(this);
    this.tabs.push(tab);
    await this.time.settle();
    return tab;
  }
}

export class ChatTab extends SimulatedPage<OutboxTabMessage> {
  readonly outbox: Outbox;
  /** What this page was told to be stored. */
  readonly confirmed: ChatMessage[] = [];

  constructor(private readonly chat: ChatBrowser) {
    super(chat);
    this.outbox = new Outbox(chat.userId, this.environment(), (message) => this.confirmed.push(message));
  }

  private environment(): OutboxEnvironment {
    const { chat } = this;
    return {
      ...this.pageEnvironment(),
      tables: this.pageTables(chat.disk),
      store: chat.store,
      wall: () => '2026-11-28T02:00:00Z',
      send: (message, signal) =>
        this.call({ run: () => chat.server.receive(structuredClone(message)) }, signal),
    };
  }
}
