import { mayDeleteItem } from '@sen/domain/banks/mayEditItem';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { deleteSurveyForms as remove, takeSurveyForms } from '../../store/surveyForms/surveyFormChanges.ts';
import type { Handler } from '../Operation.ts';

export const deleteSurveyForms: Handler<'deleteSurveyForms'> = async (
  { body, caller, now },
  { database },
) => {
  const ids = [...new Set(body.survey_form_ids)];
  await database.transaction().execute(async (transaction) => {
    const forms = await takeSurveyForms(transaction, ids, scopeOf(caller));
    if (forms.length < ids.length) throw new RefusalError('notFound');
    for (const form of forms) {
      assertAllowed(mayDeleteItem(caller, form));
      assertAllowed(mayDeleteUsed(form, 'surveyFormInUse'));
    }
    await remove(transaction, ids);
    await recordEach(transaction, 'surveyForm.deleted', forms, { by: caller.id, now }, ({ name }) => ({
      name,
    }));
  });
  return { data: null };
};
