import { randomUUID } from 'node:crypto';
import { people, secondCompany, demoCompany } from '@sen/api/fixtures/people';
import type { ExamStatus, QuestionContent, QuestionKey } from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import type { Insertable } from 'kysely';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { newFileId } from '../../files/fileStoreOf.ts';
import { insertAttempts } from '../../store/attempts/startRows.ts';
import { insertFile } from '../../store/files/files.ts';
import type { AssignmentTable } from '../../store/classes/tables.ts';
import type { UserStatus } from '../../store/users/tables.ts';
import type { TestApp } from '../TestApp.ts';

export type Person = keyof typeof people;

/** Whose a thing is, seen from the caller: the own, a colleague's of the same unit, another unit's, or nobody's. */
export const ownerships = ['own', 'colleague', 'foreign', 'missing'] as const;
export type Ownership = (typeof ownerships)[number];

/** Something that an operation is asked for. `mark` is a text that an answer with it holds, and no other answer. */
export interface Thing {
  id: string;
  mark: string;
  /** Ids of what it hangs on, by the name of the table. */
  of: Partial<Record<'exam' | 'assignment' | 'company' | 'category' | 'question' | 'classroom', string>>;
}

export type Kind =
  | 'question'
  | 'exam'
  | 'classroom'
  | 'assignment'
  | 'attempt'
  | 'member'
  | 'inactive'
  | 'unit'
  | 'file'
  | 'request';

interface Unit {
  id: string;
  questionCategory: string;
  examCategory: string;
  project: string;
  course: string;
  teacher: string;
  student: string;
}

const hour = 3_600_000;
const missing: Thing = { id: '987654321', mark: 'không có gì như thế', of: {} };

/** Makes what the matrix of access asks for: each cell has a thing of its own, so that no cell depends on another. */
export class AccessFixtures {
  readonly #app: TestApp;
  readonly #home: Unit;
  readonly #abroad: Unit;
  readonly #sample: { content: QuestionContent; key: QuestionKey };
  #count = 0;

  private constructor(app: TestApp, home: Unit, abroad: Unit, sample: AccessFixtures['sample']) {
    this.#app = app;
    this.#home = home;
    this.#abroad = abroad;
    this.#sample = sample;
  }

  get sample() {
    return this.#sample;
  }

  /** The time in so many hours. */
  readonly in = (hours: number): string =>
    new Date(this.#app.clock.now().getTime() + hours * hour).toISOString();

  static async over(app: TestApp): Promise<AccessFixtures> {
    const { database } = app;
    const sample = await database
      .selectFrom('question')
      .select(['content', 'key'])
      .where('type', '=', 'true_false')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const abroad = await database
      .selectFrom('user_account')
      .select(['id', 'role'])
      .where('company_id', '=', secondCompany.id)
      .orderBy('id')
      .execute();
    const idOf = (role: string) => abroad.find((one) => one.role === role)?.id ?? '';
    return new AccessFixtures(
      app,
      await unitOf(app, demoCompany.id, people.otherTeacher.id, people.otherStudent.id),
      await unitOf(app, secondCompany.id, idOf('teacher'), idOf('student')),
      sample,
    );
  }

  async make(kind: Kind, caller: Person, of: Ownership): Promise<Thing> {
    if (of === 'missing') return kind === 'file' ? { ...missing, id: randomUUID() } : missing;
    const unit = of === 'foreign' ? this.#abroad : this.#home;
    const maker = of === 'own' ? people[caller].id : unit.teacher;
    this.#count += 1;
    const mark = `Vật thử ${this.#count} ${of}`;
    switch (kind) {
      case 'question':
        return { id: await this.#question(unit, maker, mark), mark, of: { category: unit.questionCategory } };
      case 'exam':
        return this.exam(unit, maker, mark, 'draft');
      case 'classroom':
        return this.#classroom(unit, caller, of, mark);
      case 'assignment':
        return this.#assignment(unit, caller, of, mark);
      case 'attempt':
        return this.#attempt(unit, caller, of, mark);
      case 'member':
        return this.#member(unit, caller, of, mark, 'active');
      case 'inactive':
        return this.#member(unit, caller, of, mark, 'inactive');
      case 'file':
        return { id: await this.#file(of === 'own' ? people[caller].id : unit.student), mark, of: {} };
      case 'request':
        return this.#request(unit, caller, of, mark);
      case 'unit':
        return {
          id: unit.id,
          mark: unit.id === demoCompany.id ? demoCompany.name : secondCompany.name,
          of: {},
        };
    }
  }

  async #question(unit: Unit, maker: string, title: string): Promise<string> {
    const { id } = await this.#app.database
      .insertInto('question')
      .values({
        company_id: unit.id,
        category_id: unit.questionCategory,
        type: 'true_false',
        status: 'published',
        title,
        sort_key: sortKey(title),
        content: JSON.stringify(this.#sample.content),
        key: JSON.stringify(this.#sample.key),
        created_by: maker,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async exam(unit: Unit, maker: string, title: string, status: ExamStatus): Promise<Thing> {
    const { database } = this.#app;
    const question_id = await this.#question(unit, maker, `Câu của ${title}`);
    const { id } = await database
      .insertInto('exam')
      .values({
        company_id: unit.id,
        category_id: unit.examCategory,
        status,
        title,
        sort_key: sortKey(title),
        duration_minutes: 45,
        retakes: 1,
        deduction_percent: 10,
        questions_per_page: 5,
        created_by: maker,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const part = await database
      .insertInto('exam_part')
      .values({ exam_id: id, position: 1, title: 'Phần 1', score: 100 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('exam_question')
      .values({ exam_part_id: part.id, position: 1, question_id, score: 100 })
      .execute();
    return { id, mark: title, of: { category: unit.examCategory, question: question_id } };
  }

  /** A class of the caller (who teaches or attends it), or of other people. */
  async #classroom(
    unit: Unit,
    caller: Person,
    of: Ownership,
    name: string,
    own = of === 'own',
  ): Promise<Thing> {
    const { database, clock } = this.#app;
    const { id: self, role } = people[caller];
    const { id } = await database
      .insertInto('classroom')
      .values({
        company_id: unit.id,
        project_id: unit.project,
        course_id: unit.course,
        name,
        sort_key: sortKey(name),
        code: `VT${this.#count}`,
        starts_at: new Date(clock.now().getTime() - 24 * hour),
        ends_at: new Date(clock.now().getTime() + 240 * hour),
        created_by: unit.teacher,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const teacher = own && role === 'teacher' ? self : unit.teacher;
    const students = [unit.student, ...(own && role === 'student' ? [self] : [])];
    await database.insertInto('classroom_teacher').values({ classroom_id: id, user_id: teacher }).execute();
    await database
      .insertInto('classroom_student')
      .values(students.map((user_id) => ({ classroom_id: id, user_id })))
      .execute();
    const exam = await this.exam(unit, teacher, `Đề của ${name}`, 'published');
    return { id, mark: name, of: { exam: exam.id, company: unit.id } };
  }

  async #assignment(
    unit: Unit,
    caller: Person,
    of: Ownership,
    mark: string,
    own = of === 'own',
  ): Promise<Thing> {
    const { database, clock } = this.#app;
    const classroom = await this.#classroom(unit, caller, of, `Lớp ${mark}`, own);
    const exam = await this.exam(unit, unit.teacher, mark, 'published');
    const values: Insertable<AssignmentTable> = {
      company_id: unit.id,
      exam_id: exam.id,
      classroom_id: classroom.id,
      starts_at: new Date(clock.now().getTime() - hour),
      ends_at: new Date(clock.now().getTime() + 10 * hour),
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      created_by: unit.teacher,
    };
    const { id } = await database
      .insertInto('assignment')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { question = '' } = exam.of;
    return { id, mark, of: { exam: exam.id, question } };
  }

  /** A student's own attempt is the caller's; a colleague's is another student's in the same class. */
  async #attempt(unit: Unit, caller: Person, of: Ownership, mark: string): Promise<Thing> {
    const { database, clock } = this.#app;
    const isStudent = people[caller].role === 'student';
    const assignment = await this.#assignment(
      unit,
      caller,
      of,
      mark,
      of !== 'foreign' && (isStudent || of === 'own'),
    );
    const userId = isStudent && of === 'own' ? people[caller].id : unit.student;
    const startedAt = clock.now();
    const ids = await insertAttempts(database, [
      {
        assignmentId: assignment.id,
        userId,
        number: 0,
        startedAt,
        deadline: new Date(startedAt.getTime() + hour),
        seed: mark,
      },
    ]);
    const id = ids.get(`${assignment.id} ${userId}`) ?? '';
    return { id, mark, of: { ...assignment.of, assignment: assignment.id } };
  }

  async #file(owner_id: string): Promise<string> {
    const { services } = this.#app.app;
    const id = newFileId();
    const stored = await services.files.put(id, [Buffer.from('ảnh')], 100);
    const described = {
      purpose: 'avatar',
      name: 'anh.png',
      type: 'image/png',
      created_at: services.clock.now(),
    } as const;
    await services.database
      .transaction()
      .execute((transaction) => insertFile(transaction, { id, owner_id, ...described, ...stored }));
    return id;
  }

  /** Somebody of no unit asks for this one, and a class that he or she could be placed in. */
  async #request(unit: Unit, caller: Person, of: Ownership, name: string): Promise<Thing> {
    const { database, clock } = this.#app;
    const classroom = await this.#classroom(unit, caller, of, `Lớp ${name}`, false);
    const username = `vatthu${this.#count}`;
    const [user_id = ''] = await insertPeople(database, [
      {
        username,
        email: `${username}@sen.vn`,
        name,
        role: 'student',
        status: 'active',
        admission: 'pending',
        company_id: null,
        password_hash: '',
      },
    ]);
    const { id } = await database
      .insertInto('registration_request')
      .values({ company_id: unit.id, user_id, kind: 'account', created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, mark: name, of: { classroom: classroom.id } };
  }

  /** The own member is the caller's student; a colleague has nothing to do with the caller. */
  async #member(unit: Unit, caller: Person, of: Ownership, name: string, status: UserStatus): Promise<Thing> {
    const username = `vatthu${this.#count}`;
    const [id = ''] = await insertPeople(this.#app.database, [
      {
        username,
        email: `${username}@sen.vn`,
        name,
        role: 'student',
        status,
        company_id: unit.id,
        membership_code: `VT${this.#count}`,
        password_hash: '',
      },
    ]);
    if (of === 'own' && people[caller].role === 'teacher') {
      const classroom = await this.#classroom(unit, caller, of, `Lớp ${name}`);
      await this.#app.database
        .insertInto('classroom_student')
        .values({ classroom_id: classroom.id, user_id: id })
        .execute();
    }
    return { id, mark: name, of: { company: unit.id } };
  }
}

async function unitOf({ database }: TestApp, id: string, teacher: string, student: string): Promise<Unit> {
  const category = async (kind: 'question' | 'exam') =>
    (
      await database
        .insertInto('category')
        .values({ company_id: id, kind, name: `Danh mục của ${id}`, sort_key: `${kind} ${id}` })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const course = await database
    .selectFrom('course')
    .select(['id', 'project_id'])
    .where('company_id', '=', id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    teacher,
    student,
    questionCategory: await category('question'),
    examCategory: await category('exam'),
    project: course.project_id,
    course: course.id,
  };
}
