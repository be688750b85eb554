import { diskTables } from '../device/diskTables';
import { memoryTables } from '../device/memoryTables';
import type { RowOwner } from '../device/Tables';
import type { OutboxRows, OutboxTables } from './outboxRecords';

export const outboxDatabase = 'sen-chat-outbox';

/** The outbox on disk, shared by all tabs of the browser profile. */
export function outboxOnDisk(): OutboxTables {
  return diskTables<RowOwner, OutboxRows>({
    database: outboxDatabase,
    tables: ['messages'],
    owner: ['user_id'],
  });
}

/** The outbox of a page whose device cannot store it; lost with the page. */
export function outboxInMemory(): OutboxTables {
  return memoryTables<RowOwner, OutboxRows>(
    () => ({ messages: new Map() }),
    ({ user_id }) => user_id,
  );
}
