import { sql } from 'kysely';
import type { ChatUser, Role } from '@sen/api/contract/model';
import { receiversOf } from '@sen/domain/chat/mayWriteTo';
import { liveUnits } from '../companies/liveUnits.ts';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import { idOf, valueConditions } from '../lists/fieldConditions.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { isOnline } from './presence.ts';
import { isReached, unitsTaughtBy } from './reach.ts';

interface Context {
  caller: Caller;
  now: Date;
}

const reached = (database: Database, { caller }: Context) =>
  database.selectFrom('user_account').where(isReached(caller));

const reachedOf = (database: Database, context: Context, role: Role) =>
  reached(database, context).where('role', '=', role);

const studentsOf = (teacherId: string) => sql<boolean>`user_account.id in (select student.user_id
  from classroom_teacher teacher join classroom_student student on student.classroom_id = teacher.classroom_id
  where teacher.user_id = ${idOf(teacherId)})`;

/** Students see no addresses of others, and find nobody by them. */
const seesAddresses = ({ role }: Caller) => role !== 'student';

const select = (database: Database, { caller, now }: Context) =>
  database
    .selectFrom('user_account')
    .leftJoin('company', 'company.id', 'user_account.company_id')
    .select(['user_account.id', 'user_account.name', 'avatar', 'user_account.role'])
    .select([
      (seesAddresses(caller) ? sql<string>`user_account.email` : sql<string>`''`).as('email'),
      sql<string>`coalesce(company.name, '')`.as('company_name'),
      isOnline('user_account.id', now).as('is_online'),
    ]);

const row = (found: ChatUser): ChatUser => found;

const fields = {
  name: { kind: 'text', column: 'user_account.name_words' },
  email: {
    kind: 'custom',
    condition: (values: readonly string[], { caller }: Context) =>
      seesAddresses(caller) ? valueConditions.code('user_account.email', values) : sql<boolean>`false`,
  },
  company_id: { kind: 'id', column: 'user_account.company_id' },
} as const;
const shared = { id: 'user_account.id', unit: null, sorts: { name: 'user_account.given_name_key' } } as const;

/** The people to whom the caller may write. */
export const chatUserList = defineList('listChatUsers', {
  ...shared,
  from: (database: Database, context: ListContext<'listChatUsers'>) => reached(database, context),
  fields: {
    ...fields,
    role: { kind: 'enum', column: 'user_account.role' },
    teacher_id: {
      kind: 'custom',
      condition: (values) => sql<boolean>`(${sql.join(values.map(studentsOf), sql` or `)})`,
    },
  },
  select,
  row,
});

export const chatTeacherList = defineList('listChatTeachers', {
  ...shared,
  from: (database: Database, context: ListContext<'listChatTeachers'>) =>
    reachedOf(database, context, 'teacher'),
  fields,
  select,
  row,
});

export const chatAdminList = defineList('listChatAdmins', {
  ...shared,
  from: (database: Database, context: ListContext<'listChatAdmins'>) => reachedOf(database, context, 'admin'),
  fields,
  select,
  row,
});

/** The students of the teacher of the path. */
export const chatStudentList = defineList('listChatStudents', {
  ...shared,
  from: (database: Database, context: ListContext<'listChatStudents'>) =>
    reachedOf(database, context, 'student').where(studentsOf(context.path.id)),
  fields,
  select,
  row,
});

const mostUnits = 50;

/** The units with people whom the role reaches: all, or the own one and those in which the caller teaches. Super-admins are of none. */
const unitsInReach = ({ id, role, company_id }: Caller) => {
  const reaches = receiversOf(role).filter(({ roles }) => roles.some((one) => one !== 'super-admin'));
  if (reaches.some(({ reach }) => reach === 'anywhere')) return sql<boolean>`true`;
  const taught = reaches.some(({ reach }) => reach === 'classUnits')
    ? sql`or company.id in (${unitsTaughtBy(id)})`
    : sql``;
  return sql<boolean>`(company.id = ${company_id ?? '0'} ${taught})`;
};

export async function listUnits(
  database: Database,
  keyword: string,
  caller: Caller,
): Promise<{ id: string; name: string }[]> {
  return liveUnits(database)
    .select(['company.id', 'company.name'])
    .where(unitsInReach(caller))
    .where(valueConditions.text('company.name_words', [keyword]))
    .orderBy('company.sort_key')
    .orderBy('company.id')
    .limit(mostUnits)
    .execute();
}
