import type { SurveyFormDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const surveyFormMutations = {
  save: (body: SurveyFormDraft) => unwrap(client.POST('/survey-forms', { body, ...multipart })),
  remove: (survey_form_ids: string[]) =>
    unwrap(client.DELETE('/survey-forms', { body: { survey_form_ids } })),
  lock: (survey_form_ids: string[], lock: boolean) =>
    unwrap(client.POST('/survey-forms/lock', { body: { survey_form_ids, lock }, ...multipart })),
  clone: (id: string) => unwrap(client.POST('/survey-forms/{id}/clone', { params: { path: { id } } })),
};
