import { type Kysely, sql } from 'kysely';

/** In larger conversations reading, joining and leaving is no news for the others: it would be news of everybody for everybody. */
const toldOfMembers = 20;

const presentCount = `(select count(*) from (select from conversation_member one
  where one.conversation_id = place.conversation_id and one.left_at is null limit ${toldOfMembers + 1}) few)`;

const statements = [
  // Of two people, of a class, or a group with a title.
  `create table conversation (id bigint generated always as identity primary key,
    company_id bigint references company,
    direct_low bigint references user_account on delete cascade,
    direct_high bigint references user_account on delete cascade,
    classroom_id bigint references classroom on delete cascade,
    title text, picture_file uuid references file on delete set null,
    created_by bigint references user_account on delete set null, request_key uuid, created_at timestamptz not null,
    last_number integer not null default 0, last_at timestamptz,
    check ((direct_low is null) = (direct_high is null)), check (direct_low < direct_high),
    check (num_nonnulls(direct_low, classroom_id, title) = 1))`,
  `create index conversation_unit on conversation (company_id)`,
  `create unique index conversation_pair on conversation (direct_low, direct_high) where direct_low is not null`,
  `create index conversation_direct_high on conversation (direct_high) where direct_high is not null`,
  `create unique index conversation_class on conversation (classroom_id) where classroom_id is not null`,
  `create index conversation_picture on conversation (picture_file) where picture_file is not null`,
  `create unique index conversation_request on conversation (created_by, request_key) where created_by is not null`,

  // Numbers are those of the last message before joining, of the last seen one, and of the last one before leaving.
  `create table conversation_member (conversation_id bigint not null references conversation on delete cascade,
    user_id bigint not null references user_account on delete cascade,
    is_administrator boolean not null default false,
    joined_number integer not null default 0, seen_number integer not null default 0, left_number integer,
    joined_at timestamptz not null, left_at timestamptz,
    primary key (conversation_id, user_id), check ((left_at is null) = (left_number is null)))`,
  `create index conversation_member_user on conversation_member (user_id, conversation_id)`,

  `create table message (id bigint generated always as identity primary key,
    conversation_id bigint not null references conversation on delete cascade, number integer not null,
    sender_id bigint not null references user_account, client_id uuid not null,
    body text not null, file_id uuid references file, created_at timestamptz not null)`,
  `create unique index message_place on message (conversation_id, number) include (sender_id)`,
  `create unique index message_client on message (sender_id, client_id)`,
  `create index message_file on message (file_id) where file_id is not null`,

  // A file goes with its message, a picture with its group.
  `create function message_gone() returns trigger language plpgsql as $$
    begin delete from file using gone where file.id = gone.file_id; return null; end $$`,
  `create trigger message_gone after delete on message referencing old table as gone
    for each statement execute function message_gone()`,
  `create function conversation_gone() returns trigger language plpgsql as $$
    begin delete from file using gone where file.id = gone.picture_file; return null; end $$`,
  `create trigger conversation_gone after delete on conversation referencing old table as gone
    for each statement execute function conversation_gone()`,

  // In the order of the people, so that two senders never wait for each other.
  `create function bump_chat(people bigint[]) returns void language sql as $$
    insert into topic (name, version, changed_at)
      select 'chat:' || id, nextval('topic_version'), clock_timestamp()
      from (select distinct unnest(people) as id order by 1) person
    on conflict (name) do update set version = excluded.version, changed_at = excluded.changed_at $$`,
  `create function message_added() returns trigger language plpgsql as $$
    begin perform bump_chat(array(select user_id from conversation_member
      where left_at is null and conversation_id in (select conversation_id from added))); return null; end $$`,
  `create trigger message_added after insert on message referencing new table as added
    for each statement execute function message_added()`,
  `create function conversation_member_changed() returns trigger language plpgsql as $$
    begin perform bump_chat(array(select user_id from changed
      union select member.user_id from (select distinct conversation_id from changed) place
        join conversation_member member using (conversation_id)
        where member.left_at is null and ${presentCount} <= ${toldOfMembers})); return null; end $$`,
  `create trigger conversation_member_added after insert on conversation_member referencing new table as changed
    for each statement execute function conversation_member_changed()`,
  `create trigger conversation_member_updated after update on conversation_member referencing new table as changed
    for each statement execute function conversation_member_changed()`,
  `create trigger conversation_member_gone after delete on conversation_member referencing old table as changed
    for each statement execute function conversation_member_changed()`,
  `create function conversation_changed() returns trigger language plpgsql as $$
    begin perform bump_chat(array(select user_id from conversation_member
      where conversation_id = new.id and left_at is null)); return null; end $$`,
  `create trigger conversation_changed after update of title, picture_file on conversation for each row
    when (old.title is distinct from new.title or old.picture_file is distinct from new.picture_file)
    execute function conversation_changed()`,

  // The group of a class has its teachers, and its students once they see the class. Whoever is taken out and put back in one
  // transaction, as a teacher whose place in the list changes, has never left.
  `create function chat_follow_classes(classes bigint[], people bigint[]) returns void language plpgsql as $$
    begin
      insert into conversation (company_id, classroom_id, created_at)
        select company_id, id, now() from classroom where id = any(classes) and course_id is not null
          and (exists (select from classroom_teacher where classroom_id = classroom.id)
            or published and exists (select from classroom_student where classroom_id = classroom.id))
        order by id on conflict do nothing;
      perform from conversation where classroom_id = any(classes) order by id for update;
      update conversation_member member set left_number = conversation.last_number, left_at = now() from conversation
        where conversation.id = member.conversation_id and conversation.classroom_id = any(classes)
          and member.left_at is null and (people is null or member.user_id = any(people))
          and not exists (select from classroom_teacher teacher
            where teacher.classroom_id = conversation.classroom_id and teacher.user_id = member.user_id)
          and not exists (select from classroom_student student
            where student.classroom_id = conversation.classroom_id and student.user_id = member.user_id);
      insert into conversation_member as member
          (conversation_id, user_id, is_administrator, joined_number, seen_number, joined_at)
        select conversation.id, person.user_id, bool_or(person.teaches), last_number, last_number, now()
        from conversation join classroom on classroom.id = conversation.classroom_id
          join lateral (select user_id, true as teaches from classroom_teacher where classroom_id = classroom.id
            union all select user_id, false from classroom_student
              where classroom_id = classroom.id and classroom.published) person on people is null or person.user_id = any(people)
        where classroom.id = any(classes)
        group by conversation.id, person.user_id order by conversation.id, person.user_id
      on conflict (conversation_id, user_id) do update set is_administrator = excluded.is_administrator,
          joined_number = case when member.left_at < now() then excluded.joined_number else member.joined_number end,
          seen_number = case when member.left_at < now() then excluded.seen_number else member.seen_number end,
          left_number = null, left_at = null
        where member.left_at is not null or member.is_administrator <> excluded.is_administrator;
    end $$`,
  `create function class_people_changed() returns trigger language plpgsql as $$
    begin perform chat_follow_classes(array(select distinct classroom_id from changed),
      array(select distinct user_id from changed)); return null; end $$`,
  ...['classroom_teacher', 'classroom_student'].flatMap((table) => [
    `create trigger ${table}_chat_added after insert on ${table} referencing new table as changed
      for each statement execute function class_people_changed()`,
    `create trigger ${table}_chat_gone after delete on ${table} referencing old table as changed
      for each statement execute function class_people_changed()`,
  ]),
  `create function class_published() returns trigger language plpgsql as $$
    begin perform chat_follow_classes(array[new.id], null); return null; end $$`,
  `create trigger classroom_chat_published after update of published on classroom for each row
    when (new.published and not old.published) execute function class_published()`,
  `select chat_follow_classes(array(select id from classroom), null)`,
];

/** Messages between two people, of groups and of classes: who reads which, and what is news for whom. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  const undone = [
    ...['classroom_teacher', 'classroom_student'].flatMap((table) => [
      `drop trigger ${table}_chat_added on ${table}`,
      `drop trigger ${table}_chat_gone on ${table}`,
    ]),
    `drop trigger classroom_chat_published on classroom`,
    `drop table message, conversation_member, conversation`,
    'class_published()',
    'class_people_changed()',
    'chat_follow_classes(bigint[], bigint[])',
    'conversation_changed()',
    'conversation_member_changed()',
    'message_added()',
    'bump_chat(bigint[])',
    'conversation_gone()',
    'message_gone()',
  ];
  const statementOf = (one: string) => (one.startsWith('drop') ? one : `drop function ${one}`);
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const one of undone) await sql.raw(statementOf(one)).execute(database);
  await sql`delete from file where purpose in ('chat', 'chatPicture')`.execute(database);
}
