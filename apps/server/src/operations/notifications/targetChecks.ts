import { can } from '@sen/domain/access/can';
import { mayRunClass, withinCompany } from '@sen/domain/access/scope';
import { type Refusal, refused } from '@sen/domain/errors/verdict';
import type { NotificationSubject } from '@sen/domain/notifications/NotificationType';
import { trainingTarget } from '@sen/domain/notifications/trainingNotifications';
import { units } from '@sen/domain/reports/definitions/units';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed } from '../../errors/RefusalError.ts';
import { importsKind } from '../../imports/assertMayImport.ts';
import { findOwnAward } from '../../store/badges/awards.ts';
import { assignmentRows, participates } from '../../store/classes/assignments.ts';
import { findCompany } from '../../store/companies/companies.ts';
import { findHandedIn } from '../../store/attempts/handedIn.ts';
import { findGroupFacts, visibleClasses } from '../../store/classes/classes.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import type { Database } from '../../store/database.ts';
import { findDocument } from '../../store/documents/documents.ts';
import { visibleEvents } from '../../store/events/events.ts';
import { findTopic } from '../../store/forum/readTopics.ts';
import { findFreeCourse } from '../../store/freeCourses/freeCourses.ts';
import { findRequest } from '../../store/registration/requestList.ts';
import { findRun } from '../../store/imports/importRuns.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { findMeeting } from '../../store/trainings/meetings.ts';
import { isTraining } from '../../store/trainings/trainings.ts';
import { findOwnSurvey } from '../../store/surveys/ownSurveys.ts';
import { isOnTime } from '@sen/domain/trainings/isOnTime';
import { mayOpenSurvey } from '@sen/domain/surveys/mayOpenSurvey';
import { visibleProjects } from '../../store/projects/visibleProjects.ts';
import { questionTitles } from '../../store/questions/questions.ts';

interface Opening {
  database: Database;
  caller: Caller;
  /** Of the subject; empty for pages that concern no single thing. */
  id: string;
  now: Date;
}

/** A page that is open while the one of the subject is not yet, and why. */
export interface Detour {
  address: string;
  because: Refusal;
}

/** A test of a training that is not open yet leads to the training, which shows when it opens. */
function untilOpen(
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
  train_id: string,
  now: Date,
): true | Detour {
  const verdict = isOnTime({ starts_at, ends_at }, now);
  if (verdict.allowed || starts_at <= now) return true;
  return { address: trainingTarget({ train_id }).address, because: verdict };
}

/**
 * By subject: whether it still exists and the caller may see it, or what may be seen instead for now.
 * @throws {RefusalError} when it is not open yet
 */
export const targetChecks: Readonly<
  Record<NotificationSubject, (opening: Opening) => Promise<boolean | Detour>>
> = {
  async assignment({ database, caller, id, now }) {
    const row = await assignmentRows(database)
      .where('assignment.id', '=', id)
      .where(participates(caller.id))
      .executeTakeFirst();
    if (row && row.meeting_id !== null) return untilOpen(row, row.classroom_id, now);
    if (row && now < row.starts_at)
      assertAllowed(refused('assignmentNotOpen', { start: row.starts_at.toISOString() }));
    return row !== undefined;
  },

  async attempts({ database, caller, id }) {
    const handedIn = await findHandedIn(database, id, caller.id);
    return handedIn !== undefined && handedIn.data.attempts.length > 0;
  },

  async classroom({ database, caller, id }) {
    const seen = visibleClasses(database, { caller }).select('classroom.id').where('classroom.id', '=', id);
    return (await seen.executeTakeFirst()) !== undefined;
  },

  async toMark({ database, caller, id }) {
    const classroom = await findGroupFacts(database, id);
    return classroom !== undefined && mayRunClass(caller, classroom).allowed;
  },

  requests: async ({ caller }) => can(caller.role, 'request.list') || can(caller.role, 'registration.ask'),

  async question({ database, caller, id }) {
    const rows = await questionTitles(database, [id], scopeOf(caller));
    return rows.length > 0;
  },

  async unitReport({ database, caller, id }) {
    if (!can(caller.role, units.permission) || !withinCompany(caller, { company_id: id }).allowed)
      return false;
    return (await findCompany(database, id)) !== undefined;
  },

  ownCertificates: async ({ caller }) => can(caller.role, 'certificate.own'),

  async project({ database, caller, id }) {
    const project = await visibleProjects(database, { caller })
      .select('project.id')
      .where('project.id', '=', id)
      .executeTakeFirst();
    return project !== undefined;
  },

  async import({ database, caller, id }) {
    const run = await findRun(database, id, caller.id);
    return run !== undefined && importsKind(caller.role, run.kind);
  },

  async survey({ database, caller, id, now }) {
    const survey = await findOwnSurvey(database, id, caller.id);
    if (survey) assertAllowed(mayOpenSurvey(survey, now));
    return survey !== undefined;
  },

  async meeting({ database, caller, id, now }) {
    const meeting = await findMeeting(database, id, caller);
    return meeting !== undefined && untilOpen(meeting, meeting.train_id, now);
  },

  training: ({ database, caller, id }) => isTraining(database, id, caller),

  async event({ database, caller, id }) {
    const seen = visibleEvents(database, { caller }).select('event.id').where('event.id', '=', id);
    return (await seen.executeTakeFirst()) !== undefined;
  },
  topic: async ({ database, caller, id }) => (await findTopic(database, id, caller)) !== undefined,
  freeCourse: async ({ database, caller, id, now }) =>
    (await findFreeCourse(database, id, caller, now)) !== undefined,

  courseRegistration: async ({ database, caller, id }) =>
    (await findRequest(database, id, caller)) !== undefined,
  async document({ database, caller, id }) {
    const document = await findDocument(database, id, caller);
    return document !== undefined && !document.isBinned;
  },
  badge: async ({ database, caller, id }) => (await findOwnAward(database, id, caller.id)) !== undefined,

  course: async ({ database, caller, id }) => (await describeCourse(database, id, caller)) !== undefined,
};
