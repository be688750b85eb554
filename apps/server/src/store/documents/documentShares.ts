import { sql } from 'kysely';
import type { DocumentReaders, Person } from '@sen/api/contract/model';
import { managingRoles } from '@sen/domain/access/roles';
import type { Caller } from '../../auth/Caller.ts';
import { visibleClasses } from '../classes/classes.ts';
import type { Database, InTransaction } from '../database.ts';
import { valueConditions } from '../lists/fieldConditions.ts';
import { inScope, scopeOf } from '../lists/scope.ts';

/** With whom a document is shared, by name. */
export async function readersOf(
  database: Database | InTransaction,
  documentId: string,
): Promise<DocumentReaders> {
  const people = await database
    .selectFrom('document_share')
    .innerJoin('user_account', 'user_account.id', 'document_share.user_id')
    .select(['user_account.id', 'user_account.name', 'avatar'])
    .where('document_id', '=', documentId)
    .orderBy('user_account.sort_key')
    .orderBy('user_account.id')
    .execute();
  const classes = await database
    .selectFrom('document_share')
    .innerJoin('classroom', 'classroom.id', 'document_share.classroom_id')
    .select(['classroom.id', 'classroom.name'])
    .where('document_id', '=', documentId)
    .orderBy('classroom.sort_key')
    .orderBy('classroom.id')
    .execute();
  return { people, classes };
}

/** The people with whom the caller may share: administrators with their unit, others with those who manage it and with their classes. */
export function possibleReaders(database: Database | InTransaction, caller: Caller) {
  const people = database
    .selectFrom('user_account')
    .where('user_account.id', '<>', caller.id)
    .where('user_account.status', '=', 'active')
    .where('user_account.admission', 'is', null)
    .where(inScope('user_account.company_id', scopeOf(caller)));
  if (caller.role === 'super-admin' || caller.role === 'admin') return people;
  const classes = visibleClasses(database, { caller }).select('classroom.id');
  return people.where((where) =>
    where.or([
      ...(caller.role === 'student' ? [] : [where('user_account.role', 'in', managingRoles)]),
      where('user_account.id', 'in', (others) =>
        others.selectFrom('classroom_student').select('user_id').where('classroom_id', 'in', classes),
      ),
      where('user_account.id', 'in', (teachers) =>
        teachers.selectFrom('classroom_teacher').select('user_id').where('classroom_id', 'in', classes),
      ),
    ]),
  );
}

const mostFound = 20;

/** The first people and classes with such a name with whom the caller may share. */
export async function findReaders(
  database: Database,
  keyword: string,
  caller: Caller,
): Promise<DocumentReaders> {
  const people = await possibleReaders(database, caller)
    .select(['user_account.id', 'user_account.name', 'avatar'])
    .where(valueConditions.text('user_account.name_words', [keyword]))
    .orderBy('user_account.sort_key')
    .orderBy('user_account.id')
    .limit(mostFound)
    .execute();
  const classes = await visibleClasses(database, { caller })
    .select(['classroom.id', 'classroom.name'])
    .where(valueConditions.text('classroom.name_words', [keyword]))
    .orderBy('classroom.sort_key')
    .orderBy('classroom.id')
    .limit(mostFound)
    .execute();
  return { people, classes };
}

/** Somebody who shares. */
export async function findPerson(database: Database, id: string): Promise<Person | undefined> {
  return database
    .selectFrom('user_account')
    .select(['id', 'name', 'avatar'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Readers {
  user_ids: readonly string[];
  classroom_ids: readonly string[];
}

/** Whether the caller may share with all of these; those with whom the document is shared already stay. */
export async function mayShareWith(
  transaction: InTransaction,
  documentId: string,
  { user_ids, classroom_ids }: Readers,
  caller: Caller,
): Promise<{ people: boolean; classes: boolean }> {
  const before = await readersOf(transaction, documentId);
  const newOf = (ids: readonly string[], known: readonly { id: string }[]) =>
    [...new Set(ids)].filter((id) => !known.some((one) => one.id === id));
  const people = newOf(user_ids, before.people);
  const classes = newOf(classroom_ids, before.classes);
  const foundPeople =
    people.length === 0
      ? []
      : await possibleReaders(transaction, caller)
          .select('user_account.id')
          .where('user_account.id', 'in', people)
          .execute();
  const foundClasses =
    classes.length === 0
      ? []
      : await visibleClasses(transaction, { caller })
          .select('classroom.id')
          .where('classroom.id', 'in', classes)
          .execute();
  return { people: foundPeople.length === people.length, classes: foundClasses.length === classes.length };
}

/** Shares a document with these and nobody else; returns those with whom it was not shared before. */
export async function replaceReaders(
  transaction: InTransaction,
  documentId: string,
  { user_ids, classroom_ids }: Readers,
  now: Date,
): Promise<Readers> {
  await sql`delete from document_share where document_id = ${documentId}
    and not (coalesce(user_id = any (${[...user_ids]}::bigint[]), false)
      or coalesce(classroom_id = any (${[...classroom_ids]}::bigint[]), false))`.execute(transaction);
  const { rows } = await sql<{
    user_id: string | null;
    classroom_id: string | null;
  }>`insert into document_share (document_id, user_id, classroom_id, created_at)
    select ${documentId}::bigint, person, null::bigint, ${now}::timestamptz from unnest(${[...user_ids]}::bigint[]) as person
    union select ${documentId}::bigint, null, class, ${now}::timestamptz from unnest(${[...classroom_ids]}::bigint[]) as class
    on conflict do nothing returning user_id, classroom_id`.execute(transaction);
  return {
    user_ids: rows.flatMap(({ user_id }) => user_id ?? []),
    classroom_ids: rows.flatMap(({ classroom_id }) => classroom_id ?? []),
  };
}
