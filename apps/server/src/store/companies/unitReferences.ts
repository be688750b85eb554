import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A column that refers to a row of another table. */
export interface Reference {
  table: string;
  column: string;
  parent: string;
  /** The column of the parent. */
  key: string;
  /** The row goes with the row that it refers to, or only its reference does; else it must go first. */
  follows: boolean;
}

/** Columns without a foreign key, because of how often they are written. */
const unchecked: readonly Reference[] = [
  'answer_entry',
  'answer_mark',
  'attempt_answer',
  'attempt_presence',
].flatMap((table) =>
  ['attempt', 'reset_attempt'].map((parent) => ({
    table,
    column: 'attempt_id',
    parent,
    key: 'id',
    follows: false,
  })),
);

/** All references between tables, from the schema itself, so that a new table is not forgotten. */
export async function readReferences(database: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as "table", own.attname as "column", confrelid::regclass::text as parent,
      theirs.attname as key, confdeltype <> 'a' as follows
    from pg_constraint join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
    where contype = 'f' and cardinality(conkey) = 1`.execute(database);
  return [...rows, ...unchecked];
}

/** A table with rows of a unit, and the condition of these rows; `unit` is the parameter of its id. */
export interface UnitTable {
  table: string;
  condition: (unit: string) => string;
  /** Columns in which its rows refer to each other. */
  within: Reference[];
}

/**
 * The tables with rows of a unit, in the order in which their rows can be deleted: those of its `company_id`, and what
 * refers to them. What refers to people alone belongs to no unit and follows its account.
 */
export function unitTables(references: readonly Reference[]): UnitTable[] {
  const tables = new Map<string, UnitTable>();
  const add = (table: string, condition: UnitTable['condition']) => {
    const within = references.filter((one) => one.table === table && one.parent === table && !one.follows);
    tables.set(table, { table, condition, within });
  };
  for (const { table, column, parent } of references)
    if (parent === 'company') add(table, (unit) => `"${column}" = ${unit}`);
  for (let before = -1; before < tables.size;) {
    before = tables.size;
    for (const { table } of references) {
      // A unit refers to its own files, too, and goes last.
      if (tables.has(table) || table === 'company') continue;
      const owners = references.filter(
        (one) => one.table === table && one.parent !== 'user_account' && tables.has(one.parent),
      );
      if (owners.length > 0)
        add(table, (unit) =>
          owners
            .map(
              ({ column, parent, key }) =>
                `"${column}" in (select "${key}" from "${parent}" where ${tables.get(parent)?.condition(unit) ?? 'false'})`,
            )
            .join(' or '),
        );
    }
  }
  return inOrder([...tables.values()], references);
}

/** Each table after those that refer to it. */
function inOrder(tables: UnitTable[], references: readonly Reference[]): UnitTable[] {
  const ordered: UnitTable[] = [];
  while (ordered.length < tables.length) {
    const left = tables.filter((one) => !ordered.includes(one));
    const next = left.filter(({ table }) =>
      left.every(
        (other) =>
          other.table === table ||
          !references.some((one) => one.table === other.table && one.parent === table && !one.follows),
      ),
    );
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${left.map(({ table }) => table).join(', ')}`);
    ordered.push(...next);
  }
  return ordered;
}
