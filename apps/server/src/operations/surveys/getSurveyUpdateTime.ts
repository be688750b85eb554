import { hiddenFigures } from '@sen/domain/surveys/sumUpAnswers';
import { found } from '../../errors/RefusalError.ts';
import { findSurveyFacts } from '../../store/surveys/surveys.ts';
import type { Handler } from '../Operation.ts';

export const getSurveyUpdateTime: Handler<'getSurveyUpdateTime'> = async (
  { query: { survey_id }, caller, now },
  { database },
) => {
  const survey = found(await findSurveyFacts(database, survey_id, caller));
  // The sums are computed when they are asked for; after the end they stay the same.
  const as_of = survey.ends_at < now ? survey.ends_at : now;
  const updated_at = hiddenFigures(survey, now) === null ? as_of.toISOString() : null;
  return { data: { updated_at, computing: false } };
};
