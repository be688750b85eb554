import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { FileStore } from '../files/FileStore.ts';
import { newFileId } from '../files/fileStoreOf.ts';
import { takeDirect } from '../store/chat/conversations.ts';
import { insertGroup } from '../store/chat/groupChanges.ts';
import { insertMessage } from '../store/chat/sentMessages.ts';
import { insertUnitFile } from '../store/files/files.ts';
import type { InTransaction } from '../store/database.ts';
import { type DemoConversation, demoConversations, type DemoLine } from './demoChat.ts';

const minute = 60_000;
const most = 10_000_000;

/** What the people of the demo have written to each other, some of it unread. */
export async function seedChat(database: InTransaction, files: FileStore, now: Date): Promise<void> {
  for (const conversation of demoConversations) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const id = await open(database, conversation, now);
    for (const line of conversation.lines)
      // oxlint-disable-next-line no-await-in-loop -- numbered in their order
      await write(database, files, { id, line, now });
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`update conversation_member set seen_number = last_number from conversation
      where conversation.id = conversation_id and conversation.id = ${id}`.execute(database);
    for (const [name, count] of Object.entries(conversation.unread))
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`update conversation_member set seen_number = seen_number - ${count}
        where conversation_id = ${id} and user_id = ${people[name as keyof typeof people].id}`.execute(
        database,
      );
  }
}

/** The id of the conversation, made where it is missing. */
async function open(database: InTransaction, { of, lines }: DemoConversation, now: Date): Promise<string> {
  const began = new Date(now.getTime() - (lines[0]?.ago ?? 0) * minute);
  if (of === 'class') return openClass(database);
  if ('title' in of) {
    const members = of.members.map((name) => people[name].id);
    const [first = people.teacher.id] = members;
    const group = { company_id: demoCompany.id, title: of.title, picture_file: null, created_by: first };
    const people_ids = { member_ids: members, administrator_ids: [first] };
    const made = await insertGroup(database, { ...group, ...people_ids, request_key: randomUUID() }, began);
    if (made === undefined) throw new Error('A group of the demo was not made.');
    return made;
  }
  const [one, other] = of.between.map((name) => ({
    id: people[name].id,
    company_id: people[name].role === 'super-admin' ? null : demoCompany.id,
  }));
  if (!one || !other) throw new Error('A conversation is of two people.');
  return (await takeDirect(database, one, other, began)).id;
}

/** The group of the first class that the teacher has with the students. */
async function openClass(database: InTransaction): Promise<string> {
  const { id } = await database
    .selectFrom('conversation')
    .select('conversation.id')
    .where('classroom_id', 'is not', null)
    .where('conversation.id', 'in', (mine) =>
      mine
        .selectFrom('conversation_member')
        .select('conversation_id')
        .where('user_id', '=', people.teacher.id),
    )
    .where('conversation.id', 'in', (theirs) =>
      theirs
        .selectFrom('conversation_member')
        .select('conversation_id')
        .where('user_id', '=', people.student.id),
    )
    .orderBy('conversation.id')
    .executeTakeFirstOrThrow();
  return id;
}

async function write(
  database: InTransaction,
  files: FileStore,
  { id, line, now }: { id: string; line: DemoLine; now: Date },
): Promise<void> {
  const sent = new Date(now.getTime() - line.ago * minute);
  const file_id = line.file === undefined ? null : newFileId();
  if (line.file && file_id !== null) {
    const { name, type, bytes } = line.file;
    const stored = await files.put(file_id, [await bytes(sent)], most);
    const described = { company_id: demoCompany.id, purpose: 'chat', name, type, created_at: sent } as const;
    await insertUnitFile(database, { id: file_id, ...described, ...stored });
  }
  const message = { conversation_id: id, sender_id: people[line.from].id, client_id: randomUUID() };
  await insertMessage(database, { ...message, body: line.text, file_id }, sent);
}
