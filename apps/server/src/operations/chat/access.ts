import { randomUUID } from 'node:crypto';
import { takeDirect } from '../../store/chat/conversations.ts';
import { addMembers, insertGroup } from '../../store/chat/groupChanges.ts';
import { insertMessage } from '../../store/chat/sentMessages.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, everybody, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

/** A group of the caller, or of others: a teacher and a student of the unit. */
const group: MakeThing = async ({ app, caller, ownership, unit, mark, in: hours }) => {
  const members = ownership === 'own' ? [caller.id, unit.student] : [unit.teacher, unit.student];
  const [first = ''] = members;
  const id = await app.database.transaction().execute(async (transaction) => {
    const made = await insertGroup(
      transaction,
      {
        company_id: unit.id,
        title: mark,
        picture_file: null,
        created_by: first,
        request_key: randomUUID(),
        member_ids: members,
        administrator_ids: [first],
      },
      hours(0),
    );
    return made ?? '0';
  });
  return { id, mark, of: {} };
};

/** One whose other member is an administrator too, so that the caller may leave. */
const groupToLeave: MakeThing = async (cell) => {
  const made = await group(cell);
  const { app, unit, in: hours } = cell;
  await app.database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('conversation_member')
      .where('conversation_id', '=', made.id)
      .where('user_id', '=', unit.student)
      .execute();
    const other = { member_ids: [unit.student], administrator_ids: [unit.student] };
    await addMembers(transaction, made.id, other, hours(0));
  });
  return made;
};

/** A teacher of the unit, who has written to the caller; else a student of the unit, who has not. Students share a class with one. */
const writer: MakeThing = async ({ app, caller, ownership, unit, mark, in: hours }) => {
  const { id: userId, role } = caller;
  if (ownership === 'own') {
    const sender = { id: unit.teacher, company_id: unit.id };
    const receiver = { id: userId, company_id: role === 'super-admin' ? null : unit.id };
    await app.database.transaction().execute(async (transaction) => {
      const { id } = await takeDirect(transaction, sender, receiver, hours(0));
      const message = { conversation_id: id, sender_id: sender.id, client_id: randomUUID() };
      await insertMessage(transaction, { ...message, body: mark, file_id: null }, hours(0));
    });
    return { id: sender.id, mark, of: {} };
  }
  // Whatever an earlier cell has sent is gone.
  await app.database
    .deleteFrom('conversation')
    .where('direct_low', 'in', [userId, unit.student])
    .where('direct_high', 'in', [userId, unit.student])
    .execute();
  return { id: unit.student, mark, of: {} };
};

/** One in it. */
const groupMessage: MakeThing = async (cell) => {
  const { id: conversation_id, mark } = await group(cell);
  const { app, caller, ownership, unit, in: hours } = cell;
  const sender_id = ownership === 'own' ? caller.id : unit.teacher;
  const message = { conversation_id, sender_id, client_id: randomUUID(), body: mark, file_id: null };
  const id = await app.database
    .transaction()
    .execute((transaction) => insertMessage(transaction, message, hours(0)));
  return { id, mark, of: {} };
};

/** Others than the caller are never asked for by a group of them: not even a super-admin. */
const membersOnly = everybody('.000');
const query = ({ mark }: { mark: string }) => ({ query: { keyword: mark, limit: 100 } });
const members = (cell: AccessCell) => [cell.unit.teacher, cell.unit.student];
/** Teachers and students of the unit, for those who reach them. */
const user: MakeThing = async (cell) => {
  const [id = ''] = members(cell);
  const { name } = await cell.app.database
    .selectFrom('user_account')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, mark: name, of: {} };
};

export const access = {
  sendMessage: {
    cells: {
      'super-admin': '...0',
      admin: '..00',
      teacher: '..00',
      student: '..00',
      wwo: '.000',
      sponsor: '.000',
    },
    make: writer,
    call: ({ id }) => ({
      body: { receiver_id: id, is_attachment: 0, body: 'Chào anh chị', client_id: randomUUID() },
    }),
  },
  listMessageReaders: byId(groupMessage, membersOnly),
  listDirectMessages: byId(writer, {
    'super-admin': '...0',
    admin: '..00',
    teacher: '..00',
    student: '..00',
    wwo: '.000',
    sponsor: '.000',
  }),
  seeDirectMessages: byId(writer, everybody('.000'), { number: 1 }),
  listChatPeople: {
    cells: everybody('.'),
    call: query,
  },
  countUnreadMessages: ofCaller(everybody('.')),
  listChatGroups: { cells: membersOnly, make: group, lists: true, call: query },
  getChatGroup: byId(group, membersOnly),
  listChatMembers: byId(group, membersOnly),
  listGroupMessages: byId(group, membersOnly),
  seeGroupMessages: byId(group, membersOnly, { number: 1 }),
  addChatGroup: {
    cells: { 'super-admin': '.', admin: '.', teacher: '.' },
    call: (_, cell) => ({
      body: { title: cell.mark, user_ids: [cell.unit.student], client_id: randomUUID() },
    }),
  },
  editChatGroup: {
    cells: membersOnly,
    make: group,
    call: ({ id, mark }) => ({ path: { id }, body: { title: `${mark} 2` } }),
  },
  deleteChatGroup: byId(group, membersOnly),
  leaveChatGroup: byId(groupToLeave, membersOnly, {}),
  listChatUsers: {
    cells: {
      'super-admin': '...0',
      admin: '..00',
      teacher: '..00',
      student: '..00',
      wwo: '0000',
      sponsor: '0000',
    },
    make: user,
    lists: true,
    call: ({ mark }) => ({
      query: { type: 'chat', limit: 100, 'fieldName[]': ['name'], 'keyword[]': [mark] },
    }),
  },
  listChatTeachers: ofCaller(everybody('.')),
  listChatAdmins: ofCaller(everybody('.')),
  listChatStudents: {
    cells: everybody('.'),
    call: (_, { caller }) => ({ path: { id: caller.id } }),
  },
  listChatCompanies: ofCaller({ 'super-admin': '.', admin: '.', teacher: '.' }),
} satisfies AreaAccess<'chat'>;
