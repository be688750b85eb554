import { keptSurveyForm } from '@sen/domain/surveyForms/checkSurveyForm';
import { draftOfSurveyForm } from '@sen/domain/surveyForms/draftOfSurveyForm';
import { found } from '../../errors/RefusalError.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { record } from '../../store/platform/audit.ts';
import { insertSurveyForm, takeSurveyForms } from '../../store/surveyForms/surveyFormChanges.ts';
import { findSurveyForm } from '../../store/surveyForms/surveyForms.ts';
import type { Handler } from '../Operation.ts';
import { freeCopyName } from './freeCopyName.ts';

export const cloneSurveyForm: Handler<'cloneSurveyForm'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  const scope = scopeOf(caller);
  const copy = await database.transaction().execute(async (transaction) => {
    const { company_id } = found((await takeSurveyForms(transaction, [id], scope))[0]);
    const draft = draftOfSurveyForm(found(await findSurveyForm(transaction, id, scope)));
    const name = await freeCopyName(transaction, { name: draft.name, company_id }, language);
    const form = { ...keptSurveyForm({ ...draft, name }), status: 'draft' as const };
    const owner = { company_id, created_by: caller.id, copied_from: null };
    const made = found(await insertSurveyForm(transaction, form, owner, now));
    const subject = { id: made, company_id };
    const details = { from: id };
    await record(transaction, [{ actorId: caller.id, action: 'surveyForm.copied', subject, details }], now);
    return made;
  });
  return { data: found(await findSurveyForm(database, copy, scope)) };
};
