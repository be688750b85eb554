import type { Survey, SurveyDraft } from '@sen/api/contract/model';

/** The draft that would be saved as this survey. */
export function draftOfSurvey(survey: Survey): Required<SurveyDraft> {
  const { id, version, name, project_id, classroom_id, course_id, everyone } = survey;
  const { anonymous, start_time, end_time, priority, quarter, year, reason, audience } = survey;
  return {
    id,
    version,
    name,
    form_id: survey.form.id,
    project_id,
    classroom_id,
    course_id,
    everyone,
    anonymous,
    start_time,
    end_time,
    user_ids: survey.participants.map((person) => person.id),
    priority,
    quarter,
    year,
    reason,
    audience,
  };
}
