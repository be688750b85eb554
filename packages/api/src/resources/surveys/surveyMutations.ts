import type { AskedSurvey, SurveyAnswers, SurveyDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const surveyMutations = {
  save: (body: SurveyDraft) => unwrap(client.POST('/survey-votes', { body, ...multipart })),
  remove: (project_survey_vote_ids: string[]) =>
    unwrap(client.DELETE('/survey-votes', { body: { project_survey_vote_ids } })),
  answer: (
    { id, form_id, anonymous }: Pick<AskedSurvey, 'id' | 'form_id' | 'anonymous'>,
    answers: SurveyAnswers,
  ) =>
    unwrap(
      client.POST('/survey-votes/{id}/answer', {
        params: { path: { id } },
        body: { form_id, anonymous, answers },
      }),
    ),
};
