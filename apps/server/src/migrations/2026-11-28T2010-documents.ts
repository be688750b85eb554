import { type Kysely, sql } from 'kysely';

/** What follows its owner to another unit, with what is shown of it. */
const moved = (
  purposes: string,
  renditions: string,
) => `create or replace function user_account_moved() returns trigger language plpgsql as $$
    begin update file set company_id = new.company_id where owner_id = new.id and purpose in (${purposes});
    ${renditions} return null; end $$`;

const statements = [
  // Locked by whoever changes the documents of its owner: a change sees all of those before it.
  `create table document_account (owner_id bigint primary key references user_account on delete cascade,
    items integer not null default 0, bytes bigint not null default 0)`,
  // What is in the bin is out of its folder; what it holds is in the bin through it.
  `create table document (id bigint generated always as identity primary key,
    owner_id bigint not null references user_account on delete cascade,
    parent_id bigint references document on delete cascade,
    file_id uuid references file on delete cascade,
    is_file boolean generated always as (file_id is not null) stored,
    name text not null, name_key text not null,
    name_words tsvector generated always as (search_words(name)) stored,
    sort_key text collate "C" not null, size bigint not null default 0,
    created_at timestamptz not null, updated_at timestamptz not null,
    request_key uuid,
    deleted_at timestamptz, binned_from bigint references document on delete set null, binned_path text,
    check (deleted_at is null or parent_id is null),
    check ((deleted_at is null) = (binned_path is null)),
    check (deleted_at is not null or binned_from is null))`,
  `create index document_owner on document (owner_id)`,
  `create index document_place on document (parent_id, is_file, sort_key, id)`,
  `create index document_root on document (owner_id, is_file, sort_key, id)
    where parent_id is null and deleted_at is null`,
  `create unique index document_name on document (owner_id, (coalesce(parent_id, 0)), name_key)
    where deleted_at is null`,
  `create index document_file on document (file_id) where file_id is not null`,
  `create index document_request on document (owner_id, request_key) where request_key is not null`,
  `create index document_bin on document (deleted_at) where deleted_at is not null`,
  `create index document_binned_from on document (binned_from) where binned_from is not null`,
  `create index file_document on file (id) where purpose = 'document'`,
  `create index document_search on document using gin (name_words)`,
  `create function document_added() returns trigger language plpgsql as $$
    begin insert into document_account (owner_id, items, bytes)
      select owner_id, count(*), sum(size) from added group by owner_id
      on conflict (owner_id) do update set items = document_account.items + excluded.items,
        bytes = document_account.bytes + excluded.bytes;
    return null; end $$`,
  `create trigger document_added after insert on document referencing new table as added
    for each statement execute function document_added()`,
  // A file goes with the last document that has it; copies share one. Of very many at once the rest goes by a job: each
  // deletion of a file looks for whatever refers to it.
  `create function document_gone() returns trigger language plpgsql as $$
    begin update document_account set items = document_account.items - lost.items, bytes = document_account.bytes - lost.bytes
      from (select owner_id, count(*) as items, sum(size) as bytes from gone group by owner_id) lost
      where document_account.owner_id = lost.owner_id;
    delete from file using (select distinct file_id from gone where file_id is not null limit 1000) lost
      where file.id = lost.file_id and not exists (select from document where document.file_id = file.id);
    return null; end $$`,
  `create trigger document_gone after delete on document referencing old table as gone
    for each statement execute function document_gone()`,
  `create table document_share (document_id bigint not null references document on delete cascade,
    user_id bigint references user_account on delete cascade, classroom_id bigint references classroom on delete cascade,
    created_at timestamptz not null, check ((user_id is null) <> (classroom_id is null)))`,
  `create unique index document_share_reader on document_share (document_id, (coalesce(user_id, 0)), (coalesce(classroom_id, 0)))`,
  `create index document_share_user on document_share (user_id) where user_id is not null`,
  `create index document_share_classroom on document_share (classroom_id) where classroom_id is not null`,
  moved(
    `'avatar', 'background', 'document'`,
    `update file set company_id = new.company_id where id in (select rendition_id from file_rendition
      join file original on original.id = file_id where original.owner_id = new.id and original.purpose = 'document');`,
  ),
];

/** Personal documents: folders and files of a person, their bin, and with whom they are shared. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  const undone = [
    moved(`'avatar', 'background'`, ''),
    `delete from file where purpose = 'document'`,
    `drop index file_document`,
    `drop table document_share, document, document_account`,
    `drop function document_added()`,
    `drop function document_gone()`,
  ];
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const statement of undone) await sql.raw(statement).execute(database);
}
