import type { Survey, SurveyDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { stateAllowsSurveyForm } from '@sen/domain/surveyForms/surveyFormVerbs';
import { checkSurvey, keptSurvey } from '@sen/domain/surveys/checkSurvey';
import { draftOfSurvey } from '@sen/domain/surveys/draftOfSurvey';
import { mayEditSurvey } from '@sen/domain/surveys/mayEditSurvey';
import type { Caller } from '../../auth/Caller.ts';
import {
  assertAllowed,
  assertNoFieldErrors,
  found,
  orFieldError,
  RefusalError,
} from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { notify } from '../../store/notifications/notify.ts';
import { record } from '../../store/platform/audit.ts';
import {
  insertSurvey,
  readdressNotifications,
  setParticipants,
  takeForm,
  takeSurveys,
  updateSurvey,
} from '../../store/surveys/surveyChanges.ts';
import { findSurvey } from '../../store/surveys/surveys.ts';
import type { Handler } from '../Operation.ts';
import { takeSurveyPlace } from './surveyPlace.ts';

export const saveSurvey: Handler<'saveSurvey'> = async ({ body, caller, now }, { database }) => {
  const id = await database.transaction().execute(async (transaction) => {
    const before = body.id === undefined ? undefined : await editedSurvey(transaction, body, caller, now);
    const place = await takeSurveyPlace(transaction, body, before, caller);
    const draft = { ...body, user_ids: place?.user_ids ?? body.user_ids };
    assertNoFieldErrors(
      checkSurvey(
        draft,
        now,
        before && { draft: draftOfSurvey(before), answered_count: before.answered_count },
      ),
    );
    const { company_id, assertAskable, invitations } = found(place);
    await assertForm(transaction, draft, before, company_id);
    await assertAskable();
    const kept = keptSurvey(draft);
    if (before) await updateSurvey(transaction, before.id, kept, now);
    if (before && before.form.id !== draft.form_id)
      await readdressNotifications(transaction, {
        id: before.id,
        created_at: new Date(before.created_at),
        form_id: draft.form_id,
      });
    const saved =
      before?.id ?? (await insertSurvey(transaction, kept, { company_id, created_by: caller.id }, now));
    const invited = await setParticipants(transaction, saved, draft.user_ids);
    const facts = {
      survey_vote: draft.form_id,
      project_survey_vote_id: saved,
      name: kept.name,
      end_time: kept.ends_at.toISOString(),
    };
    for (const { event, to } of invitations(facts, invited))
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await notify(transaction, event, { to, causedBy: caller.id, now });
    const action = before ? ('survey.edited' as const) : ('survey.added' as const);
    await record(transaction, [{ actorId: caller.id, action, subject: { id: saved, company_id } }], now);
    return saved;
  });
  return { data: found(await findSurvey(database, id, caller, now)) };
};

/** @throws {RefusalError} when it is completed, or somebody has saved it since the edited version */
async function editedSurvey(
  transaction: InTransaction,
  { id = '0', version }: SurveyDraft,
  caller: Caller,
  now: Date,
): Promise<Survey> {
  found((await takeSurveys(transaction, [id], caller))[0]);
  const survey = found(await findSurvey(transaction, id, caller, now));
  assertAllowed(mayEditSurvey(survey));
  orFieldError(version, 'version', 'thisFieldIsRequired');
  if (version !== survey.version) throw new RefusalError('surveyChanged');
  return survey;
}

/** Refuses a form that is not of the unit or cannot be asked now. */
async function assertForm(
  transaction: InTransaction,
  { form_id }: SurveyDraft,
  before: Survey | undefined,
  company_id: string,
): Promise<void> {
  const form = orFieldError(await takeForm(transaction, form_id, company_id), 'form_id', 'unknownReference');
  const usable = stateAllowsSurveyForm(form.status, 'assign');
  // A form that the survey asks already may have been locked since.
  if (before?.form.id !== form_id && !usable.allowed)
    assertNoFieldErrors([fieldError('form_id', usable.code)]);
}
