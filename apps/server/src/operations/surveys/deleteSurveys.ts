import { firstRefusal } from '@sen/domain/errors/verdict';
import { mayDeleteSurvey } from '@sen/domain/surveys/mayEditSurvey';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { deleteSurveys as remove, takeSurveys } from '../../store/surveys/surveyChanges.ts';
import type { Handler } from '../Operation.ts';

export const deleteSurveys: Handler<'deleteSurveys'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.project_survey_vote_ids)];
  await database.transaction().execute(async (transaction) => {
    const surveys = await takeSurveys(transaction, ids, caller);
    if (surveys.length < ids.length) throw new RefusalError('notFound');
    assertAllowed(firstRefusal(...surveys.map(mayDeleteSurvey)));
    await remove(transaction, ids);
    await recordEach(transaction, 'survey.deleted', surveys, { by: caller.id, now }, ({ name }) => ({
      name,
    }));
  });
  return { data: null };
};
