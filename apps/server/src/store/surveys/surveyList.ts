import { timingOf } from '@sen/domain/classes/timing';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { answeredCount, managedSurveys, participantCount } from './surveys.ts';

/** The surveys of a project, of a class or of a course. */
export const surveyList = defineList('listSurveys', {
  from: (
    database: Database,
    { query: { project_id, classroom_id, course_id }, caller }: ListContext<'listSurveys'>,
  ) =>
    managedSurveys(database, caller)
      .$if(project_id !== undefined, (list) => list.where('survey.project_id', '=', project_id ?? '0'))
      .$if(classroom_id !== undefined, (list) => list.where('survey.classroom_id', '=', classroom_id ?? '0'))
      .$if(course_id !== undefined, (list) => list.where('survey.course_id', '=', course_id ?? '0')),
  id: 'survey.id',
  unit: 'survey.company_id',
  fields: {
    name: { kind: 'text', column: 'survey.name_words' },
    priority: { kind: 'enum', column: 'survey.priority' },
    start_time: { kind: 'time', column: 'survey.starts_at' },
    end_time: { kind: 'time', column: 'survey.ends_at' },
  },
  sorts: { name: 'survey.sort_key', start_time: 'survey.starts_at', end_time: 'survey.ends_at' },
  select: (database: Database) =>
    database
      .selectFrom('survey')
      .innerJoin('survey_form', 'survey_form.id', 'survey.form_id')
      .select(['survey.id', 'survey.name', 'survey.form_id', 'survey_form.name as form_name'])
      .select(['survey.anonymous', 'survey.starts_at', 'survey.ends_at', 'survey.priority'])
      .select(['survey.quarter', 'survey.year'])
      .select([participantCount.as('participant_count'), answeredCount.as('answered_count')]),
  row: ({ form_id, form_name, starts_at, ends_at, ...row }, { now }) => ({
    ...row,
    form: { id: form_id, name: form_name },
    state: timingOf(starts_at, ends_at, now),
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
  }),
});
