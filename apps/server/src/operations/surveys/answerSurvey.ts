import { checkAnswers, givenAnswers } from '@sen/domain/surveys/givenAnswers';
import { mayOpenSurvey } from '@sen/domain/surveys/mayOpenSurvey';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { takeOwnSurvey } from '../../store/surveys/ownSurveys.ts';
import { storeAnswer } from '../../store/surveys/storeAnswer.ts';
import type { Handler } from '../Operation.ts';

export const answerSurvey: Handler<'answerSurvey'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const survey = found(await takeOwnSurvey(transaction, id, caller.id));
    assertAllowed(mayOpenSurvey(survey, now));
    if (survey.form_id !== body.form_id) throw new RefusalError('surveyFormReplaced');
    if (body.anonymous && !survey.anonymous) throw new RefusalError('surveyKeepsNames');
    assertNoFieldErrors(checkAnswers(survey.parts, body.answers));
    const answers = givenAnswers(survey.parts, body.answers);
    await storeAnswer(transaction, { survey, userId: caller.id, answers, now });
  });
  return { data: null };
};
