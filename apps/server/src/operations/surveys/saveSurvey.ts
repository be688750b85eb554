import type { Survey, SurveyDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { stateAllowsSurveyForm } from '@sen/domain/surveyForms/surveyFormVerbs';
import { checkSurvey, keptSurvey } from '@sen/domain/surveys/checkSurvey';
import { draftOfSurvey } from '@sen/domain/surveys/draftOfSurvey';
import type { Caller } from '../../auth/Caller.ts';
import { assertNoFieldErrors, found, orFieldError, RefusalError } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { notify } from '../../store/notifications/notify.ts';
import { record } from '../../store/platform/audit.ts';
import { takeCandidates } from '../../store/projects/projectChanges.ts';
import { visibleProjects } from '../../store/projects/visibleProjects.ts';
import {
  insertSurvey,
  setParticipants,
  takeForm,
  takeSurveys,
  updateSurvey,
} from '../../store/surveys/surveyChanges.ts';
import { findSurvey } from '../../store/surveys/surveys.ts';
import type { Handler } from '../Operation.ts';

export const saveSurvey: Handler<'saveSurvey'> = async ({ body, caller, now }, { database }) => {
  const draft = { ...body, user_ids: [...new Set(body.user_ids)] };
  const id = await database.transaction().execute(async (transaction) => {
    const before = draft.id === undefined ? undefined : await editedSurvey(transaction, draft, caller, now);
    assertNoFieldErrors(
      checkSurvey(
        draft,
        now,
        before && { draft: draftOfSurvey(before), answered_count: before.answered_count },
      ),
    );
    const project = await checkedPlace(transaction, draft, before, caller);
    const kept = keptSurvey(draft);
    const { company_id } = project;
    if (before) await updateSurvey(transaction, before.id, kept, now);
    const saved =
      before?.id ?? (await insertSurvey(transaction, kept, { company_id, created_by: caller.id }, now));
    const invited = await setParticipants(transaction, saved, draft.user_ids);
    const facts = {
      survey_vote: draft.form_id,
      project_survey_vote_id: saved,
      project_id: draft.project_id,
      project_name: project.name,
      name: kept.name,
      end_time: kept.ends_at.toISOString(),
    };
    await notify(
      transaction,
      { type: 'AssignNewSurveyVote', facts },
      { to: invited, causedBy: caller.id, now },
    );
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
  if (survey.state === 'finished') throw new RefusalError('surveyCompleted');
  orFieldError(version, 'version', 'thisFieldIsRequired');
  if (version !== survey.version) throw new RefusalError('surveyChanged');
  return survey;
}

/** The project of a survey, after checking what the draft refers to. */
async function checkedPlace(
  transaction: InTransaction,
  { project_id, form_id, user_ids }: SurveyDraft,
  before: Survey | undefined,
  caller: Caller,
): Promise<{ company_id: string; name: string }> {
  const project = orFieldError(
    await visibleProjects(transaction, { caller })
      .select(['project.company_id', 'project.name'])
      .where('project.id', '=', project_id)
      .executeTakeFirst(),
    'project_id',
    'unknownReference',
  );
  if (before && before.project_id !== project_id)
    assertNoFieldErrors([fieldError('project_id', 'unknownReference')]);
  const form = orFieldError(
    await takeForm(transaction, form_id, project.company_id),
    'form_id',
    'unknownReference',
  );
  const usable = stateAllowsSurveyForm(form.status, 'assign');
  // A form that the survey asks already may have been locked since.
  if (before?.form.id !== form_id && !usable.allowed)
    assertNoFieldErrors([fieldError('form_id', usable.code)]);
  const known = await takeCandidates(transaction, project.company_id, user_ids);
  const invited = new Set(before?.participants.map(({ id }) => id));
  const open = new Set(
    known.filter(({ id, status }) => status !== 'locked' || invited.has(id)).map(({ id }) => id),
  );
  if (user_ids.some((id) => !open.has(id)))
    assertNoFieldErrors([fieldError('user_ids', 'surveyParticipantUnknown')]);
  return project;
}
