import { randomUUID } from 'node:crypto';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import { enrol } from '../store/classes/enrolment.ts';
import { copyCourse } from '../store/classes/courseSnapshot.ts';
import { saveChapters } from '../store/courses/courseTree.ts';
import type { InTransaction } from '../store/database.ts';
import { insertCourseRequest, withdrawCourseRequests } from '../store/freeCourses/courseRequests.ts';
import { decideRequests } from '../store/registration/requests.ts';
import { demoStudents } from './demoPeople.ts';

const day = 24 * 60 * 60_000;

interface DemoCourse {
  code: string;
  name: string;
  price: number;
  description: string;
  chapters: Readonly<Record<string, readonly string[]>>;
  isPublic: boolean;
}

const courses: readonly DemoCourse[] = [
  {
    code: 'GTNCS',
    name: 'Giao tiếp nơi công sở',
    price: 0,
    description: 'Nói rõ, nghe kỹ và giữ được hòa khí trong công việc hằng ngày.',
    chapters: {
      'Lắng nghe': ['Nghe để hiểu', 'Đặt câu hỏi mở'],
      'Trình bày': ['Nói ngắn gọn', 'Phản hồi mà không làm mất lòng'],
    },
    isPublic: true,
  },
  {
    code: 'TAGT',
    name: 'Tiếng Anh giao tiếp cho người đi làm',
    price: 49,
    description: 'Email, điện thoại và họp bằng tiếng Anh, từ trình độ A2.',
    chapters: {
      'Qua điện thoại': ['Giới thiệu và hẹn gặp', 'Để lại lời nhắn'],
      'Trong cuộc họp': ['Nêu ý kiến', 'Chốt việc cần làm'],
    },
    isPublic: true,
  },
  {
    code: 'QLTG',
    name: 'Quản lý thời gian',
    price: 0,
    description: 'Chọn việc quan trọng và giữ được lịch của mình.',
    chapters: { 'Việc quan trọng': ['Ma trận ưu tiên', 'Lập kế hoạch tuần'] },
    isPublic: false,
  },
];

/** Two courses of the catalogue with requests in every state, and a course that its lecturer asks to make public. */
export async function seedFreeCourses(transaction: InTransaction, now: Date): Promise<void> {
  const [talking = '', english = '', planning = ''] = await inOrder(courses, (course) =>
    insertFreeCourse(transaction, course, now),
  );
  const evening = await insertClassOf(
    transaction,
    { id: talking, name: 'Giao tiếp – Lớp tối', code: 'GT-TOI' },
    now,
  );
  await insertClassOf(transaction, { id: english, name: 'Tiếng Anh – Lớp cuối tuần', code: 'TA-CT' }, now);
  const own = await studentsOf(transaction, demoCompany.id, Object.keys(demoStudents).slice(6, 9));
  const others = await studentsOf(transaction, secondCompany.id);
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const ask = async (
    course_id: string,
    user_id: string | undefined,
    days: number,
    note: string | null = null,
  ) =>
    (user_id !== undefined &&
      (await insertCourseRequest(
        transaction,
        { kind: 'free_course', company_id: demoCompany.id, user_id, course_id, note },
        ago(days),
      ))) ||
    '0';
  await ask(talking, others[0], 2, 'Tôi học được các buổi tối.');
  await ask(english, own[0], 1);
  const approved = await ask(talking, own[1], 6);
  const decision = { decided_by: people.admin.id, decided_at: ago(5) };
  await decideRequests(transaction, [approved], {
    status: 'approved',
    placed_class_id: evening,
    ...decision,
  });
  if (own[1] !== undefined) await enrol(transaction, evening, [own[1]], ago(5));
  const denied = await ask(english, others[1], 8);
  const reason = 'Lớp cuối tuần đã đủ học viên. Mời bạn đăng ký lại vào quý sau.';
  await decideRequests(transaction, [denied], { status: 'denied', reason, ...decision });
  await ask(talking, own[2], 4);
  if (own[2] !== undefined)
    await withdrawCourseRequests(
      transaction,
      { kind: 'free_course', course_id: talking, user_id: own[2] },
      ago(3),
    );
  await insertCourseRequest(
    transaction,
    {
      kind: 'public_course',
      company_id: demoCompany.id,
      user_id: people.teacher.id,
      course_id: planning,
      note: 'Nhiều đơn vị đã hỏi về khóa học này.',
    },
    ago(1),
  );
}

async function inOrder<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  // oxlint-disable-next-line no-await-in-loop -- numbered in this order
  for (const item of items) made.push(await make(item));
  return made;
}

async function insertFreeCourse(transaction: InTransaction, course: DemoCourse, now: Date): Promise<string> {
  const project = await transaction
    .selectFrom('project')
    .select('id')
    .where('company_id', '=', demoCompany.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { code, name, price, description, isPublic } = course;
  const { id } = await transaction
    .insertInto('course')
    .values({
      company_id: demoCompany.id,
      project_id: project.id,
      kind: 'free',
      name,
      code,
      price,
      description,
      level: 'basic',
      sort_key: sortKey(name),
      teacher_id: people.teacher.id,
      created_by: people.teacher.id,
      completion_days: 30,
      public_since: isPublic ? new Date(now.getTime() - 20 * day) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const chapters = Object.entries(course.chapters).map(([chapter_name, sessions]) => ({
    id: randomUUID(),
    chapter_name,
    surveys: [],
    sessions: sessions.map((session_name, position) => ({
      id: randomUUID(),
      session_name,
      kind: 'online' as const,
      position,
    })),
  }));
  await saveChapters(transaction, id, chapters);
  return id;
}

async function insertClassOf(
  transaction: InTransaction,
  course: { id: string; name: string; code: string },
  now: Date,
): Promise<string> {
  const { project_id } = await transaction
    .selectFrom('course')
    .select('project_id')
    .where('id', '=', course.id)
    .executeTakeFirstOrThrow();
  const { id } = await transaction
    .insertInto('classroom')
    .values({
      company_id: demoCompany.id,
      project_id,
      course_id: course.id,
      name: course.name,
      code: course.code,
      sort_key: sortKey(course.name),
      starts_at: new Date(now.getTime() - 5 * day),
      ends_at: new Date(now.getTime() + 60 * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const teacher = { classroom_id: id, user_id: people.teacher.id };
  await transaction.insertInto('classroom_teacher').values(teacher).execute();
  await copyCourse(transaction, { classId: id, courseId: course.id });
  return id;
}

async function studentsOf(
  transaction: InTransaction,
  company_id: string,
  usernames?: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('user_account')
    .select('id')
    .where('company_id', '=', company_id)
    .where('role', '=', 'student')
    .where('admission', 'is', null)
    .$if(usernames !== undefined, (query) => query.where('username', 'in', usernames ?? []))
    .orderBy('id')
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
}
