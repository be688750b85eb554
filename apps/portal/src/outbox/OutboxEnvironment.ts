import type { ChatMessage } from '@sen/api/contract/model';
import type { PageEnvironment } from '../device/PageEnvironment';
import type { TextStore } from '../device/TextStore';
import type { OutboxTables, QueuedMessage } from './outboxRecords';

/**
 * Messages between the tabs of one person. `changed`: read the queue again. `sent`: the server has it. `sendRequest`: the leader
 * answers `alive`, and sends at once with `flush`. `pageExit`: a page has been left with unwritten messages.
 */
export type OutboxTabMessage =
  | { kind: 'changed' }
  | { kind: 'sent'; message: ChatMessage }
  | { kind: 'sendRequest'; flush: boolean }
  | { kind: 'alive' }
  | { kind: 'pageExit' };

/** Everything that the outbox needs from the platform: a browser, or the fault test's simulation. */
export interface OutboxEnvironment extends PageEnvironment<OutboxTabMessage> {
  tables: OutboxTables;
  store: TextStore;
  /** RFC 3339, by this device's clock. */
  wall(): string;
  send(message: QueuedMessage, signal: AbortSignal): Promise<ChatMessage>;
}
