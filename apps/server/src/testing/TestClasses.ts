import { randomUUID } from 'node:crypto';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type {
  Answer,
  Class,
  ClassChange,
  ClassDraft,
  CourseDraft,
  FullCourse,
  Problem,
} from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import { insertCategory } from './access/insertCategory.ts';
import { TestApp } from './TestApp.ts';

type Person = keyof typeof people;
type Saved = Answer<'addClass'> & Problem;

/** A product with a project and exams for classes, and the calls that tests of saved classes make. */
export class TestClasses {
  readonly app: TestApp;
  /** Of the second unit. */
  readonly foreignProject: string;
  readonly foreignTeacher: string;
  /** The exam of every new course. */
  readonly exam: string;
  /** An exam of no course. */
  readonly assignable: string;
  readonly #project: string;
  #count = 0;

  private constructor(
    app: TestApp,
    made: Pick<TestClasses, 'foreignProject' | 'foreignTeacher' | 'exam' | 'assignable'> & {
      project: string;
    },
  ) {
    this.app = app;
    this.foreignProject = made.foreignProject;
    this.foreignTeacher = made.foreignTeacher;
    this.exam = made.exam;
    this.assignable = made.assignable;
    this.#project = made.project;
  }

  static async start(): Promise<TestClasses> {
    const app = await TestApp.start();
    const project = await insertProject(app, demoCompany.id);
    const values = { project_id: project, user_id: people.teacher.id, part: 'lecturer' as const };
    await app.database.insertInto('project_person').values(values).execute();
    const category_id = await insertCategory(app, demoCompany.id, 'exam', 'đề thi của lớp');
    return new TestClasses(app, {
      project,
      foreignProject: await insertProject(app, secondCompany.id),
      foreignTeacher: await insertForeignTeacher(app),
      exam: await insertExam(app, category_id, 'Sơ cứu'),
      assignable: await insertExam(app, category_id, 'Nối đất'),
    });
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /** So many hours from now. */
  hours(count: number): string {
    return new Date(this.app.clock.now().getTime() + count * 3_600_000).toISOString();
  }

  async newCourse(as: Person = 'admin', project_id: string = this.#project): Promise<FullCourse> {
    this.#count += 1;
    const weighed = { id: randomUUID(), survey_id: this.exam, weight: 100, position: 1 };
    const body: CourseDraft = {
      project_id,
      kind: 'free',
      course_name: `An toàn điện ${this.#count}`,
      course_code: `ATD-${this.#count}`,
      completion_score: 50,
      chapters: [
        {
          id: randomUUID(),
          chapter_name: 'Nguy cơ về điện',
          sessions: [{ id: randomUUID(), session_name: 'Dòng điện qua cơ thể', kind: 'online', position: 0 }],
          surveys: project_id === this.#project ? [weighed] : [],
        },
      ],
    };
    return saved(await this.app.call<Answer<'saveCourse'> & Problem>('saveCourse', as, { body }));
  }

  draftFor(course_id: string, change: Partial<ClassDraft> = {}): ClassDraft {
    this.#count += 1;
    return {
      course_id,
      classroom_name: `Khóa ${this.#count}`,
      classroom_code: `K-${this.#count}`,
      teacher_id: people.teacher.id,
      classroom_start_time: this.hours(-1),
      classroom_end_time: this.hours(240),
      ...change,
    };
  }

  add(body: ClassDraft, as: Person = 'admin') {
    return this.app.call<Saved>('addClass', as, { body });
  }

  /** A class, of a course of its own unless the change names one. */
  async added(change: Partial<ClassDraft> = {}): Promise<Class> {
    const { id } = await this.newCourse();
    return saved(await this.add(this.draftFor(change.course_id ?? id, change)));
  }

  edit({ id }: { id: string }, body: ClassChange, as: Person = 'admin') {
    return this.app.call<Saved>('editClass', as, { path: { id }, body });
  }

  /** The status with which the class answers this person. */
  async seen({ id }: { id: string }, as: Person): Promise<number> {
    return (await this.app.call('getClass', as, { path: { id } })).status;
  }

  /** Whom events of the class were for, in their order of ids. */
  async notified(type: string, { id }: { id: string }): Promise<string[][]> {
    const events = await this.app.database
      .selectFrom('notification_event')
      .select(['facts', 'recipients'])
      .where('type', '=', type)
      .execute();
    return events.flatMap(({ facts, recipients }) =>
      JSON.stringify(facts).includes(`"classroom_id":"${id}"`) ? [recipients] : [],
    );
  }
}

/** The change of a class that leaves it as it is. */
export function changeOf(classroom: Class, change: Partial<ClassChange> = {}): ClassChange {
  return {
    classroom_name: classroom.classroom_name,
    classroom_code: classroom.classroom_code,
    teacher_id: classroom.teacher_id,
    classroom_start_time: classroom.classroom_start_time,
    classroom_end_time: classroom.classroom_end_time,
    version: classroom.version,
    ...change,
  };
}

/** @throws when it was refused */
function saved<Thing>({ status, body }: { status: number; body: { data: Thing } }): Thing {
  if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(body)}`);
  return body.data;
}

async function insertProject({ database }: TestApp, company_id: string): Promise<string> {
  const values = { company_id, name: 'Dự án của lớp', sort_key: sortKey('Dự án của lớp') };
  const made = database.insertInto('project').values(values).returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}

async function insertExam({ database }: TestApp, category_id: string, title: string): Promise<string> {
  const { id } = await database
    .insertInto('exam')
    .values({
      company_id: demoCompany.id,
      category_id,
      status: 'published' as const,
      title,
      sort_key: sortKey(title),
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      created_by: people.teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A teacher of the second unit. */
async function insertForeignTeacher({ database }: TestApp): Promise<string> {
  const teacher = await database
    .selectFrom('user_account')
    .select(['name', 'sort_key', 'given_name_key', 'password_hash'])
    .where('id', '=', people.teacher.id)
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('user_account')
    .values({
      ...teacher,
      company_id: secondCompany.id,
      role: 'teacher',
      status: 'active',
      username: 'giaovien.donvikhac',
      email: 'giaovien@donvikhac.vn',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
