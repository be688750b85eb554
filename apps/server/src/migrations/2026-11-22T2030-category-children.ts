import { type Kysely, sql } from 'kysely';

const indexes: Readonly<Record<string, string>> = {
  category_children: 'category (parent_id, sort_key, id) where parent_id is not null',
  category_order: 'category (company_id, kind, sort_key, id)',
  category_order_of_all: 'category (kind, sort_key, id)',
  category_made: 'category (company_id, kind, created_at, id)',
  category_search: 'category using gin (name_words)',
  exam_category: 'exam (category_id)',
};

/** Names are unique in their parent; a child has the unit and kind of its parent; changes are told apart by a version. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table category add column version integer not null default 1`,
    `alter table category drop constraint category_company_id_kind_name_fold_key`,
    `create unique index category_name on category (company_id, kind, coalesce(parent_id, 0), name_fold)`,
    `alter table category add constraint category_place unique (id, company_id, kind)`,
    `alter table category add constraint category_parent
      foreign key (parent_id, company_id, kind) references category (id, company_id, kind)`,
    `alter table category add constraint category_not_above_itself check (parent_id <> id)`,
  ])
    await sql.raw(statement).execute(database);
  for (const [name, columns] of Object.entries(indexes))
    await sql`create index ${sql.ref(name)} on ${sql.raw(columns)}`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.ref(name)}`.execute(database);
  for (const statement of [
    `alter table category drop constraint category_not_above_itself`,
    `alter table category drop constraint category_parent`,
    `alter table category drop constraint category_place`,
    `drop index category_name`,
    `delete from category where parent_id is not null`,
    `alter table category add constraint category_company_id_kind_name_fold_key unique (company_id, kind, name_fold)`,
    `alter table category drop column version`,
  ])
    await sql.raw(statement).execute(database);
}
