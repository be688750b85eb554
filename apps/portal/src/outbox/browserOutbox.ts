import { chatMutations } from '@sen/api/resources/chat/chatMutations';
import { browserPage } from '../device/browserPage';
import type { OutboxEnvironment, OutboxTabMessage } from './OutboxEnvironment';
import { outboxOnDisk } from './outboxTables';

/** The outbox's environment in a real browser. */
export function browserOutbox(): OutboxEnvironment {
  return {
    ...browserPage<OutboxTabMessage>('sen-chat'),
    tables: outboxOnDisk(),
    store: localStorage,
    wall: () => new Date().toISOString(),
    async send({ client_id, conversation: { kind, id }, body, file }, signal) {
      const to = kind === 'person' ? { receiver_id: id } : { conversation_id: id };
      const what = file ? { is_attachment: 1 as const, upload_id: file.id } : { is_attachment: 0 as const };
      return (await chatMutations.send({ ...to, ...what, client_id, body }, signal)).data;
    },
  };
}
