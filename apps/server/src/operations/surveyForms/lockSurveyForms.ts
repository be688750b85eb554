import { mayLockItem } from '@sen/domain/banks/mayEditItem';
import { mayLockSurveyForms } from '@sen/domain/surveyForms/surveyFormVerbs';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { setStatus } from '../../store/banks/setStatus.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { takeSurveyForms } from '../../store/surveyForms/surveyFormChanges.ts';
import type { Handler } from '../Operation.ts';

export const lockSurveyForms: Handler<'lockSurveyForms'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.survey_form_ids)];
  await database.transaction().execute(async (transaction) => {
    const forms = await takeSurveyForms(transaction, ids, scopeOf(caller));
    if (forms.length < ids.length) throw new RefusalError('notFound');
    for (const form of forms) assertAllowed(mayLockItem(caller, form));
    assertAllowed(mayLockSurveyForms(forms, body.lock));
    await setStatus(transaction, 'survey_form', ids, body.lock ? 'locked' : 'unlocked', now);
    const action = body.lock ? 'surveyForm.locked' : 'surveyForm.unlocked';
    await recordEach(transaction, action, forms, { by: caller.id, now });
  });
  return { data: null };
};
