import type { Caller } from '../../auth/Caller.ts';
import { after, type Calendar } from './calendar.ts';
import { administrator } from './catalogue.ts';
import { type CompanyTopic, forumTopics } from './forumTopics.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';
import { type Employee, isActive, joinDay } from './workforce.ts';

const hour = 60;

/** What the company's people wrote in the forum, and who decided on it. */
export function forumSteps(calendar: Calendar, employees: readonly Employee[]): Step[] {
  const [oldest = 0] = forumTopics.map(({ day }) => day).toSorted((one, other) => one - other);
  const active = employees.filter(
    (_, index) => isActive(index, employees.length) && joinDay(index, employees.length) < oldest,
  );
  const people = {
    students: active.filter(({ role }) => role === 'student'),
    teachers: active.filter(({ role }) => role === 'teacher'),
  };
  return forumTopics.map((topic): Step => ({
    at: calendar.at(topic.day, 9),
    run: (stage) => playTopic(stage, topic, people),
  }));
}

interface People {
  students: readonly Employee[];
  teachers: readonly Employee[];
}

async function playTopic(stage: Stage, topic: CompanyTopic, { students, teachers }: People): Promise<void> {
  const student = (index: number) => speaker(stage, students, index);
  const { by, title, theme, content, decided, audience, replies } = topic;
  const author = 'student' in by ? await student(by.student) : await speaker(stage, teachers, by.teacher);
  const { data } = await stage.call('addTopic', author, {
    body: { title, theme_id: stage.ref(`topic: ${theme}`), content, send: true },
  });
  await decide(stage, data.id, decided, audience);
  for (const [index, text] of replies.entries()) {
    stage.passTo(after(stage.now, 5 * hour));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const caller = await student(index + 6);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await stage.call('addReply', caller, { path: { id: data.id }, body: { content: `<p>${text}</p>` } });
  }
}

async function decide(
  stage: Stage,
  topicId: string,
  decided: CompanyTopic['decided'],
  audience: CompanyTopic['audience'],
): Promise<void> {
  if (decided === 'waiting') return;
  const admin = await stage.as(administrator);
  stage.passTo(after(stage.now, 3 * hour));
  const request_ids = [await requestOf(stage, topicId)];
  if (typeof decided === 'object') {
    await stage.call('denyRequests', admin, { body: { request_ids, reason: decided.denied } });
    return;
  }
  await stage.call('approveRequests', admin, { body: { request_ids, audience } });
  if (decided === 'unit') return;
  stage.passTo(after(stage.now, 2 * hour));
  const above = { request_ids: [await requestOf(stage, topicId)], audience };
  await stage.call('approveRequests', stage.superAdmin, { body: above });
}

/** The request about a topic that waits. */
async function requestOf({ transaction }: Stage, topicId: string): Promise<string> {
  const { id } = await transaction
    .selectFrom('registration_request')
    .select('id')
    .where('topic_id', '=', topicId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return id;
}

/** Somebody who has accepted the rules of the forum. */
async function speaker(stage: Stage, people: readonly Employee[], index: number): Promise<Caller> {
  const person = people[index % people.length];
  if (!person) throw new Error('The company has nobody who writes.');
  const caller = await stage.as(person);
  await stage.call('acceptForumRules', caller, {});
  return caller;
}
