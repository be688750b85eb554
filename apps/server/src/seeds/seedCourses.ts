import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { classRows } from '@sen/api/fixtures/classes';
import { sortKey } from '@sen/domain/text/sort';
import { copyCourse } from '../store/classes/courseSnapshot.ts';
import type { Database } from '../store/database.ts';

export interface ClassPeople {
  teachers: readonly string[];
  students: readonly string[];
}

const day = 24 * 60 * 60_000;

const courses = [
  { project: 'Huấn luyện an toàn 2026', name: 'An toàn, vệ sinh lao động cơ bản', code: 'ATLD' },
  { project: 'Phát triển đội ngũ bán hàng', name: 'Kỹ năng bán hàng chuyên nghiệp', code: 'KNBH' },
  { project: 'Huấn luyện an toàn 2026', name: 'Phòng cháy chữa cháy cơ sở', code: 'PCCC' },
] as const;

/** The courses of both units; returns project and course ids by course code. */
export async function seedCourses(
  database: Database,
  projects: ReadonlyMap<string, string>,
): Promise<Map<string, { projectId: string; courseId: string }>> {
  const ids = new Map<string, { projectId: string; courseId: string }>();
  const units = [
    ...courses.map((course) => ({ ...course, company_id: demoCompany.id })),
    {
      project: 'An toàn xưởng cơ khí',
      name: 'Vận hành máy an toàn',
      code: 'VHMAT',
      company_id: secondCompany.id,
    },
  ];
  for (const { project, name, code, company_id } of units) {
    const projectId = projects.get(project);
    if (projectId === undefined) throw new Error(`There is no project “${project}”.`);
    const course = await database
      .insertInto('course')
      .values({
        company_id,
        project_id: projectId,
        name,
        code,
        sort_key: sortKey(name),
        created_by: people.superAdmin.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(code, { projectId, courseId: course.id });
  }
  return ids;
}

/** The running class and the finished one, both of the fixtures, and one of the second unit. */
export async function seedClasses(
  database: Database,
  {
    now,
    projects,
    members,
  }: {
    now: Date;
    projects: ReadonlyMap<string, string>;
    members: { first: ClassPeople; second: ClassPeople; other: ClassPeople };
  },
): Promise<void> {
  const ids = await seedCourses(database, projects);
  const from = (days: number) => new Date(now.getTime() + days * day);
  const [running, over] = classRows;
  if (!running || !over) throw new Error('The fixtures name no classes.');
  const classes = [
    {
      row: running,
      code: 'ATLD',
      company_id: demoCompany.id,
      starts: from(-20),
      ends: from(60),
      people: members.first,
    },
    {
      row: over,
      code: 'KNBH',
      company_id: demoCompany.id,
      starts: from(-110),
      ends: from(-30),
      people: members.second,
    },
    {
      row: { classroom_name: 'Vận hành máy an toàn – Khóa 1', classroom_code: 'VHMAT-K01' },
      code: 'VHMAT',
      company_id: secondCompany.id,
      starts: from(-10),
      ends: from(50),
      people: members.other,
    },
  ];
  for (const { row, code, company_id, starts, ends, people: who } of classes) {
    const course = ids.get(code);
    if (!course) throw new Error(`There is no course ${code}.`);
    const { id } = await database
      .insertInto('classroom')
      .values({
        company_id,
        project_id: course.projectId,
        course_id: course.courseId,
        name: row.classroom_name,
        sort_key: sortKey(row.classroom_name),
        code: row.classroom_code,
        starts_at: starts,
        ends_at: ends,
        created_by: people.admin.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('classroom_teacher')
      .values(who.teachers.map((user_id, index) => ({ classroom_id: id, user_id, position: index + 1 })))
      .execute();
    await database
      .insertInto('classroom_student')
      .values(who.students.map((user_id) => ({ classroom_id: id, user_id, joined_at: starts })))
      .execute();
  }
}

/** What the classes teach: their courses, once these have their chapters. */
export async function seedClassCourses(database: Database): Promise<void> {
  const classes = await database
    .selectFrom('classroom')
    .select(['id', 'course_id'])
    .where('course_id', 'is not', null)
    .$narrowType<{ course_id: string }>()
    .execute();
  for (const { id: classId, course_id: courseId } of classes)
    await copyCourse(database, { classId, courseId });
}
