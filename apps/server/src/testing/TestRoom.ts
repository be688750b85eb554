import { randomUUID } from 'node:crypto';
import { people } from '@sen/api/fixtures/people';
import type { Answer, ExamRoom, Problem, RoomPerson } from '@sen/api/contract/model';
import { TestFile } from './multipartOf.ts';
import { newAssignment } from './newAssignment.ts';
import { Sitting } from './Sitting.ts';
import { TestApp } from './TestApp.ts';

type Who = keyof typeof people;
type Acted = { data: { count: number } } & Problem;

/** The demo organisation with an exam of its first class, and the calls that tests of its room make. */
export class TestRoom {
  readonly app: TestApp;
  assignment = '';

  private constructor(app: TestApp) {
    this.app = app;
  }

  static async start(): Promise<TestRoom> {
    return new TestRoom(await TestApp.start({ demo: true }));
  }

  /** Sets the clock to 9:00 on 23 November 2026 in Vietnam and assigns the exam anew, for 45 minutes within ten hours. */
  async assign(changes?: Parameters<typeof newAssignment>[1]): Promise<void> {
    this.app.clock.set('2026-11-23T02:00:00Z');
    this.assignment = await newAssignment(this.app, changes);
  }

  begin(who: Who = 'student'): Promise<Sitting> {
    return Sitting.begin(this.app, who, this.assignment);
  }

  async room(as: Who = 'teacher'): Promise<ExamRoom> {
    const path = { id: this.assignment };
    const { body } = await this.app.call<Answer<'getExamRoom'>>('getExamRoom', as, { path });
    return body.data;
  }

  async person(who: Who = 'student'): Promise<RoomPerson> {
    const found = (await this.room()).people.find(({ student }) => student.id === people[who].id);
    if (!found) throw new Error(`${who} is not in the room.`);
    return found;
  }

  /** Does something in the room, under a request of its own unless the body names one. */
  act(
    id: 'giveExtraTime' | 'endAttempts' | 'reopenAttempt' | 'messageExamRoom',
    body: object,
    as: Who = 'teacher',
  ) {
    return this.app.call<Acted>(id, as, {
      path: { id: this.assignment },
      body: { request_id: randomUUID(), ...body },
    });
  }

  /** Previews a hand-in file of a student. */
  check(text: string, student_id: string, as: Who = 'teacher') {
    return this.app.call<Answer<'checkHandIn'> & Problem>('checkHandIn', as, {
      path: { id: this.assignment },
      body: { student_id, file: new TestFile('bai-lam.senbailam', text) },
    });
  }

  /** Lets a hand-in file count. */
  take(text: string, student_id: string, preview: string, request_id: string = randomUUID()) {
    return this.app.call<Acted>('takeHandIn', 'teacher', {
      path: { id: this.assignment },
      body: { request_id, student_id, preview, file: new TestFile('bai-lam.senbailam', text) },
    });
  }

  async notices(sitting: Sitting) {
    const path = { id: sitting.attempt.id };
    const { body } = await this.app.call<Answer<'listAttemptNotices'>>('listAttemptNotices', sitting.who, {
      path,
    });
    return body.data;
  }

  stop(): Promise<void> {
    return this.app.stop();
  }
}
