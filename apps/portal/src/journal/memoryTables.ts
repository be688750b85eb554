import type {
  JournalHead,
  JournalOwner,
  JournalRows,
  RowKey,
  Rows,
  Tables,
  TableName,
} from './journalRecords';

type Maps = { [Name in TableName]: Map<RowKey, JournalRows[Name]> };

const emptyMaps = (): Maps => ({
  heads: new Map(),
  entries: new Map(),
  answers: new Map(),
  refusals: new Map(),
  papers: new Map(),
});

/** The journal in memory, for a device that cannot store it; lost with the page, which must say so. */
export function memoryTables(): Tables {
  const attempts = new Map<string, Maps>();
  let last: Promise<unknown> = Promise.resolve();

  const mapsOf = ({ user_id, attempt_id }: JournalOwner) => {
    const key = `${user_id}/${attempt_id}`;
    const maps = attempts.get(key) ?? emptyMaps();
    attempts.set(key, maps);
    return maps;
  };

  return {
    transact(owner, _mode, work) {
      const maps = mapsOf(owner);
      const rows: Rows = {
        list: (table) => Promise.resolve(inOrder(maps[table])),
        put(table, key, row) {
          maps[table].set(key, row);
          return Promise.resolve();
        },
        remove(table, key) {
          maps[table].delete(key);
          return Promise.resolve();
        },
      };
      const turn = last.then(() => work(rows));
      last = turn.catch(() => undefined);
      return turn;
    },
    headsOf(userId): Promise<JournalHead[]> {
      const heads = [...attempts.values()].flatMap((maps) => [...maps.heads.values()]);
      return Promise.resolve(heads.filter((head) => head.user_id === userId));
    },
  };
}

function inOrder<Row>(map: Map<RowKey, Row>): Row[] {
  return [...map.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
