import { timingOf } from '@sen/domain/classes/timing';
import { timingCondition } from '../classes/timingCondition.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { studentCount, teachersOfTraining, visibleTrainings } from './trainings.ts';

/** The trainings that the caller teaches, attends, or manages through the unit. */
export const trainingList = defineList('listTrainings', {
  from: (database: Database, context: ListContext<'listTrainings'>) => visibleTrainings(database, context),
  id: 'classroom.id',
  unit: null,
  fields: {
    name: { kind: 'text', column: 'classroom.name_words' },
    subject: { kind: 'text', column: 'training.subject_words' },
    province: { kind: 'text', column: 'training.province_words' },
    company_id: { kind: 'id', column: 'classroom.company_id' },
    start_time: { kind: 'time', column: 'classroom.starts_at' },
    end_time: { kind: 'time', column: 'classroom.ends_at' },
    timing: { kind: 'custom', condition: (timings, { now }) => timingCondition(timings, now) },
  },
  sorts: { name: 'classroom.sort_key', start_time: 'classroom.starts_at', end_time: 'classroom.ends_at' },
  select: (database: Database) =>
    database
      .selectFrom('classroom')
      .innerJoin('training', 'training.classroom_id', 'classroom.id')
      .innerJoin('company', 'company.id', 'classroom.company_id')
      .select(['classroom.id', 'classroom.name', 'subject', 'province', 'classroom.company_id'])
      .select(['company.name as company_name', 'starts_at', 'ends_at'])
      .select([studentCount.as('student_count'), teachersOfTraining.as('teachers')]),
  row: ({ starts_at, ends_at, ...row }, { now }) => ({
    ...row,
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
    timing: timingOf(starts_at, ends_at, now),
  }),
});
