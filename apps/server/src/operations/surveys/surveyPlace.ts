import type { Survey, SurveyDraft } from '@sen/api/contract/model';
import { assertNoFieldErrors, orFieldError } from '../../errors/RefusalError.ts';
import { fieldError } from '@sen/domain/errors/FieldError';
import type { NotificationEvent } from '@sen/domain/notifications/notificationTypes';
import type { Caller } from '../../auth/Caller.ts';
import { takeClasses } from '../../store/classes/classChanges.ts';
import { allStudents, studentsAmong } from '../../store/classes/classes.ts';
import type { InTransaction } from '../../store/database.ts';
import { takeCandidates } from '../../store/projects/projectChanges.ts';
import { visibleProjects } from '../../store/projects/visibleProjects.ts';

/** The facts of a notification that do not depend on the place. */
interface SurveyFacts {
  survey_vote: string;
  project_survey_vote_id: string;
  name: string;
  end_time: string;
}

/** Where a survey is asked. */
export interface SurveyPlace {
  company_id: string;
  /** Who is asked, once each. */
  user_ids: string[];
  /** Refuses people who cannot be asked here. */
  assertAskable: () => Promise<void>;
  /** How those who are new are told; null while the class is hidden from its students. */
  eventOf: (facts: SurveyFacts) => NotificationEvent | null;
}

/** The project or class of a draft, if the caller manages it; undefined for a draft that names none, or both. */
export async function takeSurveyPlace(
  transaction: InTransaction,
  draft: SurveyDraft,
  before: Survey | undefined,
  caller: Caller,
): Promise<SurveyPlace | undefined> {
  const { project_id = null, classroom_id = null } = draft;
  if (before && (before.project_id !== project_id || before.classroom_id !== classroom_id))
    assertNoFieldErrors([
      fieldError(project_id === null ? 'classroom_id' : 'project_id', 'unknownReference'),
    ]);
  const asked = { draft, invited: before?.participants.map(({ id }) => id) ?? [] };
  if (project_id !== null && classroom_id === null)
    return projectPlace(transaction, project_id, asked, caller);
  return project_id === null && classroom_id !== null
    ? classPlace(transaction, classroom_id, asked, caller)
    : undefined;
}

interface Asked {
  draft: SurveyDraft;
  /** Who is asked already. */
  invited: readonly string[];
}

async function projectPlace(
  transaction: InTransaction,
  project_id: string,
  { draft, invited }: Asked,
  caller: Caller,
): Promise<SurveyPlace> {
  const found = await visibleProjects(transaction, { caller })
    .select(['project.company_id', 'project.name as project_name'])
    .where('project.id', '=', project_id)
    .executeTakeFirst();
  const { company_id, project_name } = orFieldError(found, 'project_id', 'unknownReference');
  const user_ids = [...new Set(draft.user_ids)];
  return {
    company_id,
    user_ids,
    async assertAskable() {
      const known = await takeCandidates(transaction, company_id, user_ids);
      const stays = new Set(invited);
      const open = new Set(
        known.filter(({ id, status }) => status !== 'locked' || stays.has(id)).map(({ id }) => id),
      );
      if (user_ids.some((id) => !open.has(id)))
        assertNoFieldErrors([fieldError('user_ids', 'surveyParticipantUnknown')]);
    },
    eventOf: (facts) => ({ type: 'AssignNewSurveyVote', facts: { ...facts, project_id, project_name } }),
  };
}

async function classPlace(
  transaction: InTransaction,
  classroom_id: string,
  { draft, invited }: Asked,
  caller: Caller,
): Promise<SurveyPlace> {
  // Nobody joins or leaves it meanwhile.
  const [found] = await takeClasses(transaction, [classroom_id], caller);
  const { company_id, classroom_name, published } = orFieldError(found, 'classroom_id', 'unknownReference');
  const user_ids = [
    ...new Set(
      draft.everyone ? [...(await allStudents(transaction, classroom_id)), ...invited] : draft.user_ids,
    ),
  ];
  return {
    company_id,
    user_ids,
    async assertAskable() {
      const askable = new Set([...invited, ...(await studentsAmong(transaction, classroom_id, user_ids))]);
      if (user_ids.some((id) => !askable.has(id)))
        assertNoFieldErrors([fieldError('user_ids', 'surveyStudentUnknown')]);
    },
    eventOf: (facts) =>
      published ? { type: 'AssignClassSurveyVote', facts: { ...facts, classroom_id, classroom_name } } : null,
  };
}
