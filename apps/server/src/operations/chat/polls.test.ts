import type { Answer } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { seededRandom } from '@sen/domain/attempts/random';
import { chatLimits } from '@sen/domain/chat/chatLimits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OperationId } from '../../contract/document.ts';
import { type ChatName, TestChat } from '../../testing/TestChat.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let teacher: TestChat;
let student: TestChat;
/** Processes query for changed topics by the real clock, which this moves. */
let ahead = 0;
const passASecond = () => {
  ahead += 1_001;
};

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  teacher = new TestChat(app, 'teacher');
  student = new TestChat(app, 'student');
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.stop();
});
beforeEach(async () => {
  await app.database.deleteFrom('conversation').where('classroom_id', 'is', null).execute();
  passASecond();
});

const polled = ['countUnreadMessages', 'listChatPeople', 'listChatGroups', 'listDirectMessages'] as const;
const callOf = (id: OperationId) => (id === 'listDirectMessages' ? { path: { id: people.student.id } } : {});

async function poll(id: OperationId, who: ChatName | { token: string }, known?: string, from = app) {
  const headers = known === undefined ? {} : { 'if-none-match': known };
  const answer = await from.call(id, who, { ...callOf(id), headers });
  return { status: answer.status, tag: String(answer.headers['etag']) };
}

it.each(polled)('%s answers 304 from memory while nothing changes, and news within a second', async (id) => {
  const { tag } = await poll(id, 'teacher');
  passASecond();
  await poll(id, 'teacher');
  const asked = vi.spyOn(app.database, 'selectFrom');
  const read = vi.spyOn(app.database, 'executeQuery');
  expect((await poll(id, 'teacher', tag)).status).toBe(304);
  expect([asked.mock.calls.length, read.mock.calls.length]).toEqual([0, 0]);
  asked.mockRestore();
  read.mockRestore();
  await student.send('teacher', 'Em hỏi bài');
  passASecond();
  expect((await poll(id, 'teacher', tag)).status).toBe(200);
});

it('tells another process of news', async () => {
  const there = await app.another();
  const token = { token: await app.signIn('teacher') };
  const { tag } = await poll('countUnreadMessages', token, undefined, there);
  passASecond();
  expect((await poll('countUnreadMessages', token, tag, there)).status).toBe(304);
  await student.send('teacher', 'Em hỏi bài');
  passASecond();
  const news = await there.call<Answer<'countUnreadMessages'>>('countUnreadMessages', token, {
    headers: { 'if-none-match': tag },
  });
  expect([news.status, news.body.data.count_direct]).toEqual([200, 1]);
  await there.app.fastify.close();
});

it('tells the sender that a message was seen', async () => {
  const { number } = await student.send('teacher', 'Em hỏi bài');
  passASecond();
  const { tag } = await poll('listChatPeople', 'student');
  await teacher.see('student', number);
  passASecond();
  expect((await poll('listChatPeople', 'student', tag)).status).toBe(200);
  const { data, seen } = await student.read('teacher');
  expect(data[0]).toMatchObject({
    count_readers: 1,
    reader: [{ user_id: people.teacher.id, user: { name: people.teacher.name } }],
  });
  expect(seen).toMatchObject([{ user_id: people.teacher.id, number }]);
});

it('does not tell a large group who has seen a message', async () => {
  const group = await app.database
    .selectFrom('conversation')
    .innerJoin('conversation_member', 'conversation_member.conversation_id', 'conversation.id')
    .select('conversation.id')
    .where('classroom_id', 'is not', null)
    .groupBy('conversation.id')
    .having((having) => having.fn.countAll<number>(), '>', 20)
    .executeTakeFirstOrThrow();
  const [reader, other] = await app.database
    .selectFrom('conversation_member')
    .select('user_id')
    .where('conversation_id', '=', group.id)
    .limit(2)
    .execute();
  const version = async (id = '') =>
    (
      await app.database
        .selectFrom('topic')
        .select('version')
        .where('name', '=', `chat:${id}`)
        .executeTakeFirst()
    )?.version;
  const before = [await version(reader?.user_id), await version(other?.user_id)];
  await app.database
    .updateTable('conversation_member')
    .set({ seen_number: 0 })
    .where('conversation_id', '=', group.id)
    .where('user_id', '=', reader?.user_id ?? '')
    .execute();
  const after = [await version(reader?.user_id), await version(other?.user_id)];
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
});

it('goes by the same size of a group in the database as in answers', async () => {
  const { rows } = await sql<{ body: string }>`select prosrc as body from pg_proc
    where proname = 'conversation_member_changed'`.execute(app.database);
  expect(rows.map(({ body }) => /<= (\d+)/.exec(body)?.[1])).toEqual([String(chatLimits.toldOfReading)]);
});

it('tells within a minute who is online', async () => {
  await student.send('teacher', 'Em hỏi bài');
  const onlineOf = async () => (await teacher.people()).data.map(({ is_online }) => is_online);
  const seen = (minutesAgo: number) =>
    app.database
      .updateTable('session')
      .set({ last_seen_at: new Date(app.clock.now().getTime() - minutesAgo * 60_000) })
      .where('user_id', '=', people.student.id)
      .execute();
  await seen(1);
  passASecond();
  expect(await onlineOf()).toEqual([true]);
  const { tag } = await poll('listChatPeople', 'teacher');
  await seen(3);
  expect((await poll('listChatPeople', 'teacher', tag)).status).toBe(304);
  app.clock.pass({ minutes: 1 });
  expect((await poll('listChatPeople', 'teacher', tag)).status).toBe(200);
  expect(await onlineOf()).toEqual([false]);
});

it('lists people by their newest message, and by name those whom one may write to', async () => {
  await student.send('teacher', 'một');
  app.clock.pass({ seconds: 1 });
  await new TestChat(app, 'admin').send('teacher', 'hai');
  const listed = await teacher.people();
  expect(listed.data.map(({ id, count_unread, is_seen }) => [id, count_unread, is_seen])).toEqual([
    [people.admin.id, 1, false],
    [people.student.id, 1, false],
  ]);
  expect(listed).toMatchObject({ count_unread: 2, total: 2, last_page: 1 });
  expect(listed.data[1]?.mess_last).toMatchObject({ body: 'một', sender_id: people.student.id, type: null });
  const found = await teacher.people({ keyword: 'quang dung' });
  expect(found.data.map(({ id }) => id)).toEqual([people.otherTeacher.id]);
  expect(found.data[0]).toMatchObject({ mess_last: null, last_number: 0, may_write: true, why_not: null });
  const bubble = await teacher.people({ is_bubble: people.student.id });
  expect(bubble.data.map(({ id }) => id)).toEqual([people.student.id]);
  expect((await student.people({ keyword: people.staff.name })).data).toEqual([]);
});

it('counts what is unread exactly, whatever is sent, seen, left and joined in whichever process', async () => {
  const there = await app.another();
  const { id } = await teacher.group(['student', 'otherStudent']);
  const place = { group: id };
  const names = ['student', 'otherStudent'] as const;
  const unread = new Map<ChatName, Set<number>>(names.map((name) => [name, new Set()]));
  const present = new Set<ChatName>(names);
  const random = seededRandom('chat unread');
  const tokens = new Map<ChatName, { token: string }>();
  for (const name of names) tokens.set(name, { token: await app.signIn(name) });
  const base = new Map<ChatName, number>();
  for (const name of names) base.set(name, (await new TestChat(app, name).unread()).count_unread);
  let last = 0;
  for (let step = 0; step < 60; step += 1) {
    const name = names[Math.floor(random() * names.length)] ?? 'student';
    const who = new TestChat(app, name);
    const own = unread.get(name) ?? new Set<number>();
    const drawn = random();
    if (drawn < 0.5) {
      const sender = drawn < 0.35 || !present.has(name) ? teacher : who;
      ({ number: last } = await sender.send(place, `${step}`));
      for (const other of names) if (other !== sender.as && present.has(other)) unread.get(other)?.add(last);
    } else if (drawn < 0.8) {
      const number = Math.max(0, last - Math.floor(random() * 3));
      await who.see(place, number);
      for (const one of own) if (one <= number) own.delete(one);
    } else if (present.has(name)) {
      await who.leave(id);
      present.delete(name);
      own.clear();
    } else {
      await teacher.tryEditing(id, { add_user_ids: [people[name].id] });
      present.add(name);
    }
    for (const other of names) {
      const token = tokens.get(other) ?? { token: '' };
      const { body } = await there.call<Answer<'countUnreadMessages'>>('countUnreadMessages', token);
      expect([step, other, body.data.count_unread - (base.get(other) ?? 0)]).toEqual([
        step,
        other,
        unread.get(other)?.size,
      ]);
    }
  }
  await there.app.fastify.close();
});
