import { type Kysely, sql } from 'kysely';

/** What hangs on an action, and on an assigned exam that nobody has begun, goes with it. The audit log keeps who did what. */
const references = [
  { table: 'room_action', column: 'assignment_id', to: 'assignment' },
  { table: 'room_action_person', column: 'action_id', to: 'room_action' },
  { table: 'hand_in_file', column: 'action_id', to: 'room_action' },
];

async function refer(database: Kysely<unknown>, whenDeleted: string): Promise<void> {
  for (const { table, column, to } of references) {
    const name = `${table}_${column}_fkey`;
    const statement = `alter table ${table} drop constraint ${name},
      add constraint ${name} foreign key (${column}) references ${to} ${whenDeleted}`;
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    await sql.raw(statement).execute(database);
  }
}

export async function up(database: Kysely<unknown>): Promise<void> {
  await refer(database, 'on delete cascade');
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await refer(database, '');
}
