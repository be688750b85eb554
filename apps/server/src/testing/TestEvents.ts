import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import type { TestApp } from './TestApp.ts';

type One = Answer<'getEvent'> & Problem;
type Who = keyof typeof people;

/** The calls of the tests of events, by an administrator unless said otherwise. */
export class TestEvents {
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Deletes all events and notifications. */
  async clear(): Promise<void> {
    await this.#app.database.deleteFrom('notification_event').execute();
    await this.#app.database.deleteFrom('event_series').execute();
  }

  /** The time in this many hours. */
  hours(count: number): string {
    return new Date(this.#app.clock.now().getTime() + count * 3_600_000).toISOString();
  }

  add(changes: object = {}, as: Who = 'admin') {
    const body = {
      title: 'Họp tổ bộ môn',
      time_start: this.hours(24),
      time_end: this.hours(26),
      users_ids: [people.student.id, people.otherTeacher.id],
      ...changes,
    };
    return this.#app.call<One>('addEvent', as, { body });
  }

  /** One that takes place on five days. */
  repeating(changes: object = {}) {
    return this.add({ recurrence: { frequency: 'daily', count: 5 }, ...changes });
  }

  get(id: string, as: Who = 'admin') {
    return this.#app.call<One>('getEvent', as, { path: { id } });
  }

  /** Changes an event; what it cannot be without is sent as it is now, unless the body has it. */
  async edit(id: string, body: object, as: Who = 'admin') {
    const now = await this.#app.database
      .selectFrom('event')
      .innerJoin('event_series', 'event_series.id', 'event.series_id')
      .select(['name', 'starts_at', 'ends_at'])
      .where('event.id', '=', id)
      .executeTakeFirst();
    const kept = {
      title: now?.name ?? 'Họp',
      time_start: now?.starts_at.toISOString() ?? this.hours(24),
      time_end: now?.ends_at.toISOString() ?? this.hours(26),
    };
    return this.#app.call<Answer<'editEvent'> & Problem>('editEvent', as, {
      path: { id },
      body: { ...kept, ...body },
    });
  }

  remove(event_ids: string[], body: object = {}, as: Who = 'admin') {
    return this.#app.call<Problem>('deleteEvents', as, { body: { event_ids, ...body } });
  }

  async list(query: object = {}, as: Who = 'admin') {
    const { body } = await this.#app.call<Answer<'listEvents'>>('listEvents', as, {
      query: { limit: 100, order: 'asc', ...query },
    });
    return body.data;
  }

  async titles(): Promise<string[]> {
    return (await this.list()).map(({ title }) => title);
  }

  /** Who was notified of what since the last call. */
  async told() {
    const rows = await this.#app.database
      .selectFrom('notification_event')
      .select(['type', 'recipients'])
      .orderBy('id')
      .execute();
    await this.#app.database.deleteFrom('notification_event').execute();
    return rows.map(({ type, recipients }) => [type, recipients.map(String).toSorted()]);
  }
}
