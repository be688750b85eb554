import type { AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { exam } from '@sen/api/fixtures/exams';
import { type DemoPerson, people } from '@sen/api/fixtures/people';

export const trainingName = 'Tập huấn nghe chuông';
const [start, between, end] = [1, 5, 8].map((hours) =>
  new Date(Date.now() + hours * 3_600_000).toISOString(),
) as [string, string, string];

const fields = (teacher: DemoPerson) => ({
  name: trainingName,
  teacher_ids: [teacher.id],
  student_ids: [people.student.id],
  survey_ids: [exam.id, exam.id],
  start_time: start,
  end_time: end,
  start_time_pretest: start,
  start_time_posttest: between,
});

/** A training whose tests are not open yet. */
export async function createTraining(manager: AccountClient): Promise<string> {
  const { data } = await unwrap(manager.POST('/trains', { body: fields(people.teacher), ...multipart }));
  return data.id;
}

/** Moves a training to another place and gives it to another teacher. */
export async function moveTraining(manager: AccountClient, id: string, teacher: DemoPerson): Promise<void> {
  const body = { ...fields(teacher), id, version: 1, address: 'Nhà máy 3' };
  await unwrap(manager.POST('/trains', { body, ...multipart }));
}
