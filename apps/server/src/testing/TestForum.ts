import type { Answer, Audience, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { insertCategory } from './access/insertCategory.ts';
import type { TestApp } from './TestApp.ts';

type Who = Parameters<TestApp['call']>[1];
type One = Answer<'getTopic'> & Problem;

/** The calls of the tests of the forum; everybody has accepted its rules. */
export class TestForum {
  readonly #app: TestApp;
  readonly theme: string;

  private constructor(app: TestApp, theme: string) {
    this.#app = app;
    this.theme = theme;
  }

  static async start(app: TestApp): Promise<TestForum> {
    const theme = await insertCategory(app, demoCompany.id, 'topic', 'An toàn lao động');
    await insertCategory(app, secondCompany.id, 'topic', 'an toan lao dong');
    const rules_accepted_at = app.clock.now();
    const accounts = await app.database.selectFrom('user_account').select('id').execute();
    await app.database
      .insertInto('forum_member')
      .values(accounts.map(({ id }) => ({ user_id: id, rules_accepted_at })))
      .execute();
    return new TestForum(app, theme);
  }

  add(changes: object = {}, as: Who = 'student') {
    const body = {
      title: 'Chọn dây đai an toàn',
      theme_id: this.theme,
      content: '<p>Nên chọn loại nào?</p>',
      send: true,
      ...changes,
    };
    return this.#app.call<One>('addTopic', as, { body });
  }

  /** The id of a topic that a student wrote. */
  async added(changes: object = {}, as: Who = 'student'): Promise<string> {
    return (await this.add(changes, as)).body.data.id;
  }

  /** The id of one that was approved at both levels. */
  async published(audience: Audience = 'system', changes: object = {}): Promise<string> {
    const id = await this.added(changes);
    await this.decide('approveRequests', id, 'admin', { audience });
    await this.decide('approveRequests', id, 'superAdmin', { audience });
    return id;
  }

  get(id: string, as: Who = 'student') {
    return this.#app.call<One>('getTopic', as, { path: { id } });
  }

  /** What a topic said before, as far as somebody reads it. */
  async changes(id: string, as: Who = 'student') {
    const { body } = await this.#app.call<Answer<'listTopicChanges'>>('listTopicChanges', as, {
      path: { id },
    });
    return body.data;
  }

  edit(id: string, body: object, as: Who = 'student') {
    return this.#app.call<One>('editTopic', as, { path: { id }, body });
  }

  remove(id: string, reason = 'Trùng bài', as: Who = 'admin') {
    return this.#app.call<Problem>('deleteTopic', as, { path: { id }, body: { reason } });
  }

  reply(id: string, content = '<p>Loại hai móc.</p>', as: Who = 'otherStudent') {
    return this.#app.call<Answer<'addReply'> & Problem>('addReply', as, { path: { id }, body: { content } });
  }

  async replies(id: string, as: Who = 'student') {
    return (await this.#app.call<Answer<'listReplies'>>('listReplies', as, { path: { id } })).body.data;
  }

  async titles(query: object = {}, as: Who = 'student') {
    const { body } = await this.#app.call<Answer<'listTopics'>>('listTopics', as, { query: { ...query } });
    return body.data.map(({ title }) => title);
  }

  /** The newest request about a topic. */
  async request(id: string): Promise<string> {
    const row = await this.#app.database
      .selectFrom('registration_request')
      .select('id')
      .where('topic_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row?.id ?? '0';
  }

  /** Decides the newest request about a topic, or undoes the decision. */
  async decide(
    operation: 'approveRequests' | 'denyRequests' | 'undoRequests',
    id: string,
    as: Who,
    body: object = {},
  ) {
    const request_ids = [await this.request(id)];
    const reason = operation === 'denyRequests' ? { reason: 'Đã có bài này.' } : {};
    return this.#app.call<Problem>(operation, as, { body: { request_ids, ...reason, ...body } });
  }

  /** Who was notified of what since the last call. */
  async told(): Promise<string[]> {
    const rows = await this.#app.database
      .selectFrom('notification_event')
      .select(['type', 'recipients'])
      .orderBy('id')
      .execute();
    await this.#app.database.deleteFrom('notification_event').execute();
    const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
    return rows.map(
      ({ type, recipients }) => `${type}: ${recipients.map((id) => names.get(id) ?? id).join(', ')}`,
    );
  }
}
