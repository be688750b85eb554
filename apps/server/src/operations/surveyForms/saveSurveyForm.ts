import type { Language, SurveyFormDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { checkSurveyForm, keptSurveyForm } from '@sen/domain/surveyForms/checkSurveyForm';
import { draftOfSurveyForm } from '@sen/domain/surveyForms/draftOfSurveyForm';
import { stateAllowsSurveyForm } from '@sen/domain/surveyForms/surveyFormVerbs';
import { sameName } from '@sen/domain/text/sameName';
import type { Caller } from '../../auth/Caller.ts';
import { assertNoFieldErrors, found, orFieldError } from '../../errors/RefusalError.ts';
import { findCategory } from '../../store/categories/categories.ts';
import type { InTransaction } from '../../store/database.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import {
  insertSurveyForm,
  type KeptSurveyForm,
  takenSurveyNames,
  type TakenSurveyForm,
  takeSurveyForms,
  updateSurveyForm,
} from '../../store/surveyForms/surveyFormChanges.ts';
import { findSurveyForm } from '../../store/surveyForms/surveyForms.ts';
import type { Handler } from '../Operation.ts';
import { assertMayEdit, type NewOwner, saveBankItem, statusOfNew } from '../saveBankItem.ts';
import { freeCopyName } from './freeCopyName.ts';

export const saveSurveyForm: Handler<'saveSurveyForm'> = async (
  { body, caller, language, now },
  { database },
) => {
  const scope = scopeOf(caller);
  const id = await database.transaction().execute(async (transaction) => {
    const form = body.id === undefined ? undefined : await editedForm(transaction, body, caller);
    const draft = form
      ? { ...draftOfSurveyForm(found(await findSurveyForm(transaction, form.id, scope))), ...body }
      : body;
    const company_id = await checkedUnit(transaction, draft, form, caller);
    const kept = { ...keptSurveyForm(draft), status: draft.status ?? form?.status ?? 'draft' };
    return saveBankItem(transaction, {
      item: form,
      company_id,
      caller,
      now,
      actions: { new: 'surveyForm.added', copy: 'surveyForm.copied', itself: 'surveyForm.edited' },
      add: (owner) => added(transaction, kept, { form, owner, language, now }),
      change: (edited, event) => changed(transaction, edited, kept, event),
    });
  });
  return { data: found(await findSurveyForm(database, id, scope)) };
};

/** The form that a draft changes. */
async function editedForm(
  transaction: InTransaction,
  draft: SurveyFormDraft,
  caller: Caller,
): Promise<TakenSurveyForm> {
  const form = found((await takeSurveyForms(transaction, [draft.id ?? '0'], scopeOf(caller)))[0]);
  assertMayEdit(form, draft, caller, {
    changed: 'surveyFormChanged',
    restate: (status) => stateAllowsSurveyForm(status, 'restate'),
  });
  return form;
}

/** The unit of a draft after checking it: that of its category, and of the form where there is one. */
async function checkedUnit(
  transaction: InTransaction,
  draft: SurveyFormDraft,
  form: TakenSurveyForm | undefined,
  caller: Caller,
): Promise<string> {
  const scope = scopeOf(caller);
  const category = await findCategory(transaction, draft.category_id, 'survey_vote', scope, true);
  const moved = category !== undefined && form !== undefined && category.company_id !== form.company_id;
  assertNoFieldErrors([
    ...checkSurveyForm(draft),
    ...(category ? [] : [fieldError('category_id', 'unknownCategory', { value: draft.category_id })]),
    ...(moved ? [fieldError('category_id', 'surveyFormOfAnotherUnit')] : []),
  ]);
  return found(category).company_id;
}

async function changed(
  transaction: InTransaction,
  { id, company_id }: TakenSurveyForm,
  kept: KeptSurveyForm,
  event: { by: string; now: Date },
): Promise<void> {
  const taken = await takenSurveyNames(transaction, { company_id, except: id }, [kept.name]);
  if (taken.size > 0) assertNoFieldErrors([fieldError('name', 'surveyNameExists')]);
  await updateSurveyForm(transaction, id, kept, event);
}

interface Adding {
  /** The form whose edit becomes a copy. */
  form: TakenSurveyForm | undefined;
  owner: NewOwner;
  language: Language;
  now: Date;
}

/** A new form, or the copy of one in use, with a name of its own. */
async function added(
  transaction: InTransaction,
  kept: KeptSurveyForm,
  { form, owner, language, now }: Adding,
): Promise<string> {
  const keepsName = form !== undefined && sameName(form.name, kept.name);
  const name = keepsName
    ? await freeCopyName(transaction, { name: kept.name, company_id: owner.company_id }, language)
    : kept.name;
  const status = statusOfNew(kept.status);
  const inserted = await insertSurveyForm(transaction, { ...kept, name, status }, owner, now);
  return orFieldError(inserted, 'name', 'surveyNameExists');
}
