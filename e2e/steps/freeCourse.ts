import type { AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { people } from '@sen/api/fixtures/people';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A free course of the demo teacher, in a project of its own. */
export async function createFreeCourse(
  manager: AccountClient,
  { name, code, price }: { name: string; code: string; price: number },
) {
  const { data: project } = await unwrap(
    manager.POST('/projects', {
      body: { project_name: `Dự án ${name}`, user_ids: [], lecturer_ids: [people.teacher.id] },
      ...multipart,
    }),
  );
  const { data: course } = await unwrap(
    manager.POST('/courses/addFullInfo', {
      body: {
        project_id: project.id,
        kind: 'free',
        course_name: name,
        course_code: code,
        price,
        teacher_id: people.teacher.id,
        chapters: [
          {
            id: crypto.randomUUID(),
            chapter_name: 'Mở đầu',
            sessions: [{ id: crypto.randomUUID(), session_name: 'Làm quen', kind: 'online' as const }],
            surveys: [],
          },
        ],
      },
      ...multipart,
    }),
  );
  return course;
}

/** A class of the course that goes on. */
export async function createClassOf(
  manager: AccountClient,
  { id }: { id: string },
  { name, code }: { name: string; code: string },
) {
  const { data } = await unwrap(
    manager.POST('/classrooms', {
      body: {
        course_id: id,
        classroom_name: name,
        classroom_code: code,
        teacher_id: people.teacher.id,
        classroom_start_time: inDays(-1),
        classroom_end_time: inDays(30),
      },
      ...multipart,
    }),
  );
  return data;
}
