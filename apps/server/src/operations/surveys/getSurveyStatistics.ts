import { timingOf } from '@sen/domain/classes/timing';
import { hiddenFigures, sumUpAnswers } from '@sen/domain/surveys/sumUpAnswers';
import { found } from '../../errors/RefusalError.ts';
import { answersOf, findSurveyFacts } from '../../store/surveys/surveys.ts';
import type { Handler } from '../Operation.ts';

export const getSurveyStatistics: Handler<'getSurveyStatistics'> = async (
  { path: { id }, caller, now },
  { database },
) => {
  const survey = found(await findSurveyFacts(database, id, caller));
  const { name, project_id, classroom_id, course_id, form_id, anonymous, parts } = survey;
  const { participant_count, answered_count } = survey;
  const hidden = hiddenFigures(survey, now);
  const figures = hidden === null ? sumUpAnswers(parts, await answersOf(database, id)) : [];
  const state = timingOf(survey.starts_at, survey.ends_at, now);
  return {
    data: {
      name,
      project_id,
      classroom_id,
      course_id,
      form_id,
      anonymous,
      state,
      participant_count,
      answered_count,
      hidden,
      parts,
      figures,
    },
  };
};
