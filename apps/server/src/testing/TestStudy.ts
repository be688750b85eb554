import { randomUUID } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer, Class, ClassDraft, Problem } from '@sen/api/contract/model';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { insertLesson } from './insertLesson.ts';
import { newAssignment } from './newAssignment.ts';
import { TestClasses } from './TestClasses.ts';

type Person = keyof typeof people;

export interface TaughtLesson {
  name: string;
  type?: string;
  /** Seconds, as typed. */
  duration?: number;
  /** What the server found out of its file. */
  rendition?: {
    state: 'waiting' | 'not_needed' | 'failed' | 'impossible';
    target?: 'mp4';
    reason?: ErrorCode;
    seconds?: number;
  };
  /** Of its file, when it has bytes. */
  stored?: { id: string; size: number };
}

export interface VisitToReport {
  visit_id: string;
  active_seconds: number;
  seconds_ago?: number;
  classroom_id?: string;
  session_id?: string;
  progress?: { position: number; length: number; seen: number[][] };
}

/** A product with classes that teach lessons, and the calls of their students' pages. */
export class TestStudy {
  readonly classes: TestClasses;

  private constructor(classes: TestClasses) {
    this.classes = classes;
  }

  static async start(): Promise<TestStudy> {
    return new TestStudy(await TestClasses.start());
  }

  get app() {
    return this.classes.app;
  }

  stop(): Promise<void> {
    return this.classes.stop();
  }

  /** A running class of the student whose only chapter has these lessons; with the ids of their sessions. */
  async taught(
    lessons: readonly TaughtLesson[],
    change: Partial<ClassDraft> = {},
  ): Promise<{ classroom: Class; chapter: string; sessions: string[] }> {
    const { database } = this.app;
    const classroom = await this.classes.added({ student_ids: [people.student.id], ...change });
    const classroom_id = classroom.id;
    await database.deleteFrom('classroom_chapter').where('classroom_id', '=', classroom_id).execute();
    const chapter = randomUUID();
    await database
      .insertInto('classroom_chapter')
      .values({ classroom_id, id: chapter, position: 0, name: 'Dòng điện' })
      .execute();
    const inserted = await Promise.all(
      lessons.map((lesson) =>
        insertLesson(this.app, {
          ...lesson,
          name: `${lesson.name} ${classroom_id}`,
          companyId: demoCompany.id,
          createdBy: people.teacher.id,
        }),
      ),
    );
    const renditions = inserted.flatMap(({ file }, at) => {
      const rendition = lessons[at]?.rendition;
      return rendition ? [{ file_id: file, tries: 0, ...rendition, created_at: this.app.clock.now() }] : [];
    });
    if (renditions.length > 0) await database.insertInto('file_rendition').values(renditions).execute();
    const rows = inserted.map(({ id }, position) => ({
      classroom_id,
      id: randomUUID(),
      chapter_id: chapter,
      position,
      name: lessons[position]?.name ?? '',
      kind: 'lesson' as const,
      lesson_id: id,
    }));
    await database.insertInto('classroom_session').values(rows).execute();
    return { classroom, chapter, sessions: rows.map(({ id }) => id) };
  }

  /** Assigns an exam of the class. */
  assign(classroom: Class, place: { exam_id?: string; chapter_id?: string; session_id?: string } = {}) {
    return newAssignment(this.app, { classroom_id: classroom.id, ...place });
  }

  study({ id }: Pick<Class, 'id'>, as: Person = 'student') {
    return this.app.call<Answer<'getStudy'> & Problem>('getStudy', as, { path: { id } });
  }

  open({ id }: Pick<Class, 'id'>, session_id: string, as: Person = 'student') {
    return this.app.call<Answer<'openLesson'> & Problem>('openLesson', as, { path: { id, session_id } });
  }

  /** Lets the lessons of a class have been opened that many hours ago. */
  async openedBefore({ id }: Pick<Class, 'id'>, hours: number): Promise<void> {
    const opened_at = this.classes.hours(-hours);
    const update = this.app.database.updateTable('lesson_progress').set({ opened_at });
    await update.where('classroom_id', '=', id).execute();
  }

  report(reports: readonly VisitToReport[], as: Person = 'student') {
    const body = { reports: reports.map((report) => ({ seconds_ago: 0, ...report })) };
    return this.app.call<Answer<'recordActivity'> & Problem>('recordActivity', as, { body });
  }
}
