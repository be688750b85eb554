import type { AnswerValue } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import type { InTransaction } from '../store/database.ts';

const day = 86_400_000;

export interface DemoSurvey {
  name: string;
  form: string;
  anonymous: boolean;
  /** In days from now. */
  from: number;
  to: number;
  priority: 'low' | 'medium' | 'high' | null;
  reason: string;
  audience: string;
  /** One for each of the first participants. */
  answers: readonly Readonly<Record<string, AnswerValue>>[];
}

interface DemoPlace {
  project_id: string | null;
  classroom_id: string | null;
  course_id?: string;
  /** Who is asked: all students of a class or course. */
  students: readonly string[];
}

/** A survey of the demo organisation with its answers. */
export async function insertDemoSurvey(
  database: InTransaction,
  { answers, form, from, to, ...survey }: DemoSurvey,
  { project_id, classroom_id, course_id, students }: DemoPlace,
  now: Date,
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * day);
  const { id: form_id } = await database
    .selectFrom('survey_form')
    .select('id')
    .where('company_id', '=', demoCompany.id)
    .where('name', '=', form)
    .executeTakeFirstOrThrow();
  // A need is planned for the quarter after the survey.
  const planned = survey.priority === null ? null : at(90);
  const { id } = await database
    .insertInto('survey')
    .values({
      ...survey,
      sort_key: sortKey(survey.name),
      company_id: demoCompany.id,
      form_id,
      project_id,
      classroom_id,
      course_id: course_id ?? null,
      everyone: project_id === null,
      starts_at: at(from),
      ends_at: at(to),
      quarter: planned && Math.floor(planned.getUTCMonth() / 3) + 1,
      year: planned && planned.getUTCFullYear(),
      created_by: people.teacher.id,
      created_at: at(from - 1),
      updated_at: at(from - 1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const participants = students.map((user_id, place) => ({
    survey_id: id,
    user_id,
    answered: place < answers.length,
  }));
  await database.insertInto('survey_participant').values(participants).execute();
  await database
    .insertInto('survey_answer')
    .values(
      answers.map((given, place) => ({
        survey_id: id,
        user_id: survey.anonymous ? null : (students[place] ?? null),
        answers: JSON.stringify(given),
        answered_at: survey.anonymous ? null : at(from + 1 + place / 24),
      })),
    )
    .execute();
}
