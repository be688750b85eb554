import type { DeviceTables, RowKey, RowOwner, TableRows } from './Tables';

type Maps<All> = { [Name in keyof All]: Map<RowKey, All[Name]> };

/** Tables in memory, for a device that cannot store them; lost with the page, which must say so. */
export function memoryTables<Owner extends RowOwner, All>(
  emptyMaps: () => Maps<All>,
  keyOf: (owner: Owner) => string,
): DeviceTables<Owner, All> {
  const owners = new Map<string, { userId: string; maps: Maps<All> }>();
  let last: Promise<unknown> = Promise.resolve();

  const mapsOf = (owner: Owner) => {
    const key = keyOf(owner);
    const known = owners.get(key) ?? { userId: owner.user_id, maps: emptyMaps() };
    owners.set(key, known);
    return known.maps;
  };

  return {
    transact(owner, _mode, work) {
      const maps = mapsOf(owner);
      const rows: TableRows<All> = {
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
    ofUser(table, userId) {
      const own = [...owners.values()].filter((one) => one.userId === userId);
      return Promise.resolve(own.flatMap(({ maps }) => [...maps[table].values()]));
    },
  };
}

function inOrder<Row>(map: Map<RowKey, Row>): Row[] {
  return [...map.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
