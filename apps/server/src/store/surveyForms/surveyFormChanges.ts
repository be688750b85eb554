import type { ExamStatus } from '@sen/api/contract/model';
import type { keptSurveyForm } from '@sen/domain/surveyForms/checkSurveyForm';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { InTransaction } from '../database.ts';
import { inScope, type Scope } from '../lists/scope.ts';
import { isAsked } from './surveyForms.ts';

export type KeptSurveyForm = ReturnType<typeof keptSurveyForm> & { status: ExamStatus };

/** The facts of a survey form that rules need before a change. */
export interface TakenSurveyForm {
  id: string;
  name: string;
  status: ExamStatus;
  company_id: string;
  created_by: string;
  version: number;
  in_use: boolean;
  /** Who saved it last. */
  name_updated: string | null;
}

/** The forms with these ids in scope, locked for this transaction: no survey begins to ask them meanwhile. */
export async function takeSurveyForms(
  transaction: InTransaction,
  ids: readonly string[],
  scope: Scope,
): Promise<TakenSurveyForm[]> {
  if (ids.length === 0) return [];
  const taken = await transaction
    .selectFrom('survey_form')
    .select('id')
    .where('id', 'in', ids)
    .where(inScope('survey_form.company_id', scope))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (taken.length === 0) return [];
  // Read under the lock, to see changes made while this transaction waited for it.
  return transaction
    .selectFrom('survey_form')
    .leftJoin('user_account', 'user_account.id', 'survey_form.updated_by')
    .select(['survey_form.id', 'survey_form.name', 'survey_form.status', 'survey_form.company_id'])
    .select(['survey_form.created_by', 'survey_form.version', isAsked.as('in_use')])
    .select('user_account.name as name_updated')
    .where(
      'survey_form.id',
      'in',
      taken.map(({ id }) => id),
    )
    .orderBy('survey_form.id')
    .execute();
}

function columnsOf({ parts, ...form }: KeptSurveyForm) {
  return { ...form, parts: JSON.stringify(parts), sort_key: sortKey(form.name) };
}

/** Inserts a form and returns its id; undefined if its unit has one whose name looks the same. */
export async function insertSurveyForm(
  transaction: InTransaction,
  form: KeptSurveyForm,
  owner: { company_id: string; created_by: string; copied_from: string | null },
  now: Date,
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('survey_form')
    .values({
      ...columnsOf(form),
      ...owner,
      updated_by: owner.created_by,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'name_fold']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Replaces a form that no survey asks. */
export async function updateSurveyForm(
  transaction: InTransaction,
  id: string,
  form: KeptSurveyForm,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('survey_form')
    .set({ ...columnsOf(form), updated_by: by, updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The keys of those of these names that forms of the unit have. */
export async function takenSurveyNames(
  transaction: InTransaction,
  { company_id, except = '0' }: { company_id: string; except?: string },
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('survey_form')
    .select('name_fold')
    .where('company_id', '=', company_id)
    .where('name_fold', 'in', names.map(nameKey))
    .where('id', '<>', except)
    .execute();
  return new Set(rows.map(({ name_fold }) => name_fold));
}

export async function deleteSurveyForms(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('survey_form').where('id', 'in', ids).execute();
}
