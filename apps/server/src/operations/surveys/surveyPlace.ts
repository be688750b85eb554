import type { Survey, SurveyDraft } from '@sen/api/contract/model';
import { assertNoFieldErrors, orFieldError } from '../../errors/RefusalError.ts';
import { fieldError } from '@sen/domain/errors/FieldError';
import type { NotificationEvent } from '@sen/domain/notifications/notificationTypes';
import type { Caller } from '../../auth/Caller.ts';
import { takeClasses } from '../../store/classes/classChanges.ts';
import { allStudents, studentsAmong } from '../../store/classes/classes.ts';
import { takeCourses } from '../../store/courses/courseChanges.ts';
import type { InTransaction } from '../../store/database.ts';
import { takeCandidates } from '../../store/projects/projectChanges.ts';
import { visibleProjects } from '../../store/projects/visibleProjects.ts';
import { takeAskedClasses } from '../../store/surveys/classSurveys.ts';

/** The facts of a notification that do not depend on the place. */
interface SurveyFacts {
  survey_vote: string;
  project_survey_vote_id: string;
  name: string;
  end_time: string;
}

interface Invitation {
  event: NotificationEvent;
  to: readonly string[];
}

/** Where a survey is asked. */
export interface SurveyPlace {
  company_id: string;
  /** Who is asked, once each. */
  user_ids: string[];
  /** Refuses people who cannot be asked here. */
  assertAskable: () => Promise<void>;
  /** How those who are new are told; nobody is of a class that is hidden from its students. */
  invitations: (facts: SurveyFacts, invited: readonly string[]) => Invitation[];
}

/** The project, class or course of a draft, if the caller manages it; undefined for a draft that names none, or several. */
export async function takeSurveyPlace(
  transaction: InTransaction,
  draft: SurveyDraft,
  before: Survey | undefined,
  caller: Caller,
): Promise<SurveyPlace | undefined> {
  const named = placesOf(draft);
  const [place] = named;
  if (before && (named.length !== 1 || before[place?.key ?? 'project_id'] !== place?.id))
    assertNoFieldErrors([fieldError(place?.key ?? 'project_id', 'unknownReference')]);
  if (!place || named.length > 1) return undefined;
  const asked = { draft, invited: before?.participants.map(({ id }) => id) ?? [] };
  return takers[place.key](transaction, place.id, asked, caller);
}

const placesOf = (draft: SurveyDraft) =>
  (['project_id', 'classroom_id', 'course_id'] as const).flatMap((key) => {
    const id = draft[key] ?? null;
    return id === null ? [] : [{ key, id }];
  });

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
    invitations: (facts, to) => [
      { event: { type: 'AssignNewSurveyVote', facts: { ...facts, project_id, project_name } }, to },
    ],
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
    invitations: (facts, to) =>
      published
        ? [
            {
              event: { type: 'AssignClassSurveyVote', facts: { ...facts, classroom_id, classroom_name } },
              to,
            },
          ]
        : [],
  };
}

/** Everybody who is in one of the classes is asked once, and told at the first that is shown to its students. */
async function coursePlace(
  transaction: InTransaction,
  course_id: string,
  { draft, invited: before }: Asked,
  caller: Caller,
): Promise<SurveyPlace> {
  const [course] = await takeCourses(transaction, [course_id], caller);
  const { company_id } = orFieldError(course, 'course_id', 'unknownReference');
  const [starts_at, ends_at] = [new Date(draft.start_time), new Date(draft.end_time)];
  const classes = await takeAskedClasses(transaction, { course_id, starts_at, ends_at });
  const asked: { id: string; name: string; published: boolean; students: string[] }[] = [];
  for (const one of classes)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    asked.push({ ...one, students: await allStudents(transaction, one.id) });
  return {
    company_id,
    user_ids: [...new Set([...asked.flatMap(({ students }) => students), ...before])],
    // All are students of its classes.
    assertAskable: () => Promise.resolve(),
    invitations(facts, invited) {
      const untold = new Set(invited);
      return asked
        .filter(({ published }) => published)
        .map(({ id: classroom_id, name: classroom_name, students }) => {
          const to = students.filter((student) => untold.delete(student));
          return {
            event: {
              type: 'AssignClassSurveyVote',
              facts: { ...facts, classroom_id, classroom_name },
            } as const,
            to,
          };
        })
        .filter(({ to }) => to.length > 0);
    },
  };
}

const takers = { project_id: projectPlace, classroom_id: classPlace, course_id: coursePlace };
