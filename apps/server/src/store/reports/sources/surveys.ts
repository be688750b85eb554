import { surveys as definition } from '@sen/domain/reports/definitions/surveys';
import { sql } from 'kysely';
import { inScope, scopeOf } from '../../lists/scope.ts';
import { answeredCount, managedSurveys, participantCount } from '../../surveys/surveys.ts';
import { timingAt } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const surveys = defineReport(definition, {
  key: { survey_id: 'bigint' },
  rows: (database, { caller, now }) => sql`select survey.id as survey_id, survey.name as survey_name,
      survey.sort_key as survey_sort, survey.name_words as survey_words,
      case when survey.project_id is not null then 'project'
        when survey.classroom_id is not null then 'class' else 'course' end as place,
      coalesce(project.name, classroom.name, course.name) as of,
      company.id as unit_id, company.name as unit_name, company.id as company_id,
      ${timingAt('survey', now)} as timing, survey.starts_at, survey.ends_at,
      ${participantCount} as participants, ${answeredCount} as answered,
      case when not exists (select from survey_participant where survey_id = survey.id and answered) then 'none'
        when exists (select from survey_participant where survey_id = survey.id and not answered) then 'some'
        else 'all' end as answers,
      (select round(100.0 * count(*) filter (where answered) / nullif(count(*), 0), 1)
        from survey_participant where survey_id = survey.id) as rate
    from ${managedSurveys(database, caller).selectAll('survey')} as survey
    join company on company.id = survey.company_id
    left join project on project.id = survey.project_id
    left join classroom on classroom.id = survey.classroom_id
    left join course on course.id = survey.course_id
    where ${inScope('survey.company_id', scopeOf(caller))}`,
});
