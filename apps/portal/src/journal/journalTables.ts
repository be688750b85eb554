import { diskTables } from '../device/diskTables';
import { memoryTables } from '../device/memoryTables';
import { type JournalOwner, type JournalRows, type Tables, tableNames } from './journalRecords';

export const journalDatabase = 'sen-exam-journal';

/** The journal on disk, shared by all tabs of the browser profile. */
export function journalOnDisk(): Tables {
  return diskTables<JournalOwner, JournalRows>({
    database: journalDatabase,
    tables: tableNames,
    owner: ['user_id', 'attempt_id'],
  });
}

/** The journal in memory, for a device that cannot store it; lost with the page, which must say so. */
export function journalInMemory(): Tables {
  return memoryTables<JournalOwner, JournalRows>(
    () => ({
      heads: new Map(),
      entries: new Map(),
      answers: new Map(),
      refusals: new Map(),
      papers: new Map(),
    }),
    ({ user_id, attempt_id }) => `${user_id}/${attempt_id}`,
  );
}
