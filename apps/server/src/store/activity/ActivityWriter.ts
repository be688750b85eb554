import { beginVisit, creditReport } from '@sen/domain/activity/creditReport';
import { mayStudyAt } from '@sen/domain/activity/mayStudyAt';
import { hourOf, secondsByHour } from '@sen/domain/activity/secondsByHour';
import { type Refusal, refused } from '@sen/domain/errors/verdict';
import { boundedProgress, type ReportedLesson } from '@sen/domain/study/boundedProgress';
import { lessonKind } from '@sen/domain/study/lessonKind';
import { isCompleted, progressPercent } from '@sen/domain/study/lessonProgress';
import { mediaSeconds } from '@sen/domain/study/mediaSeconds';
import { signInsBefore } from '../auth/signIns.ts';
import { BatchWriter } from '../BatchWriter.ts';
import type { Database, InTransaction } from '../database.ts';
import { type AddedProgress, addProgress, completeLessons } from '../study/progressRows.ts';
import { addToHours, type HourShare } from './hourRows.ts';
import { lockStudentPlaces, type StudentPlace } from './studentPlaces.ts';
import { type HeldVisit, lockVisits, type Place, updateVisits, type Visit } from './visitRows.ts';

/** What a page reports of one visit. */
export interface Report {
  userId: string;
  visitId: string;
  place: Place | null;
  /** Seconds of active use since the visit began. */
  active: number;
  /** When the report was made, by the server's clock. */
  at: Date;
  /** Seconds or pages of the lesson, in this visit until this report. */
  progress: { position: number; length: number; seen: readonly (readonly number[])[] } | null;
}

/** What a lesson has come to. */
export interface LessonState extends Place {
  percent: number;
  completedAt: Date | null;
}

/** The seconds that are credited to the visit in all. */
export type ReportOutcome = { credited: number; lesson: LessonState | null } | { refusal: Refusal };

const mostInGroup = 500;

/** Counts the active use of pages: reports of many people are written in groups, and answered when their group is on disk. */
export class ActivityWriter {
  readonly #database: Database;
  readonly #writes: BatchWriter<readonly Report[], readonly ReportOutcome[]>;

  /** @param everyMs milliseconds between two groups: a report every 30 s can wait, and a larger group costs each of them less */
  constructor(database: Database, everyMs: number) {
    this.#database = database;
    this.#writes = new BatchWriter((requests) => this.#write(requests), mostInGroup, everyMs);
  }

  /** An outcome for each report, in their order. Reports of one visit are in the order in which they were made. */
  record(reports: readonly Report[]): Promise<readonly ReportOutcome[]> {
    return this.#writes.add(reports);
  }

  #write(requests: readonly (readonly Report[])[]): Promise<(readonly ReportOutcome[])[]> {
    return this.#database.transaction().execute(async (transaction) => {
      const places = await placesOf(transaction, requests.flat());
      const judged = requests.map((reports) =>
        reports.map((report) => ({ report, refusal: refusalOf(report, places) })),
      );
      const held = await heldVisits(
        transaction,
        judged.flat().flatMap(({ report, refusal }) => (refusal ? [] : [report])),
        places,
      );
      const visits = new Map<string, Visit>(held.map((visit) => [visitKey(visit), visit]));
      const shares = held.filter(({ isNew }) => isNew).map(begun);
      const studied = new Map<string, AddedProgress>();
      const counted = judged.map((reports) =>
        reports.map(({ report, refusal }): { credited: number } | { refusal: Refusal } => {
          const visit = visits.get(visitKey(report));
          if (refusal || !visit) return { refusal: refusal ?? refused('notFound') };
          if (placeKey(visit) !== placeKey(report)) return { refusal: refused('visitOfAnotherLesson') };
          const { state, seconds } = creditReport(visit, report);
          visits.set(visitKey(report), { ...visit, ...state });
          const { userId, place } = report;
          for (const share of secondsByHour(seconds, report.at))
            shares.push({ userId, place, visits: 0, ...share });
          if (place) addStudied(studied, report, places, seconds);
          return { credited: state.credited };
        }),
      );
      await updateVisits(transaction, [...visits.values()]);
      await addToHours(transaction, shares);
      const lessons = await study(transaction, [...studied.values()], places);
      return counted.map((outcomes, request) =>
        outcomes.map((outcome, index): ReportOutcome => {
          const report = requests[request]?.[index];
          if ('refusal' in outcome) return outcome;
          return { ...outcome, lesson: (report && lessons.get(placeKey(report))) ?? null };
        }),
      );
    });
  }
}

const visitKey = ({ userId, visitId }: Pick<Visit, 'userId' | 'visitId'>) => `${userId} ${visitId}`;
const placeKey = ({ userId, place }: Pick<Visit, 'userId' | 'place'>) =>
  `${userId} ${place?.classroomId} ${place?.sessionId}`;

async function placesOf(
  transaction: InTransaction,
  reports: readonly Report[],
): Promise<Map<string, StudentPlace>> {
  const asked = new Map(
    reports.flatMap((report) =>
      report.place ? [[placeKey(report), { userId: report.userId, ...report.place }] as const] : [],
    ),
  );
  const places = await lockStudentPlaces(transaction, [...asked.values()]);
  return new Map(places.map((place) => [placeKey({ userId: place.userId, place }), place]));
}

function refusalOf(report: Report, places: ReadonlyMap<string, StudentPlace>): Refusal | undefined {
  if (!report.place) return undefined;
  const place = places.get(placeKey(report));
  if (!place) return refused('notFound');
  if (!place.openedAt) return refused('lessonNotOpened');
  const verdict = mayStudyAt(place, report.at);
  return verdict.allowed ? undefined : verdict;
}

/** The visits of these reports, locked; those that are new begin with their first report. */
async function heldVisits(
  transaction: InTransaction,
  reports: readonly Report[],
  places: ReadonlyMap<string, StudentPlace>,
): Promise<HeldVisit[]> {
  const first = new Map<string, Report>();
  for (const report of reports) if (!first.has(visitKey(report))) first.set(visitKey(report), report);
  const inLessons = [...first.values()].filter(({ place }) => place !== null);
  const elsewhere = [...first.values()].filter(({ place }) => place === null);
  const signIns = await signInsBefore(transaction, elsewhere);
  const begunBy = (report: Report, possibleSince: Date = report.at): Visit => {
    const { userId, visitId, place } = report;
    return { userId, visitId, place, ...beginVisit(report, possibleSince) };
  };
  return lockVisits(transaction, [
    ...inLessons.map((report) => begunBy(report, places.get(placeKey(report))?.openedAt ?? undefined)),
    ...elsewhere.map((report, index) => begunBy(report, signIns[index])),
  ]);
}

/** One visit, in the hour in which it began. */
function begun({ userId, place, lastAt }: Visit): HourShare {
  return { userId, place, hour: hourOf(lastAt), seconds: 0, visits: 1 };
}

function lessonOf(place: StudentPlace): ReportedLesson {
  return { kind: lessonKind(place.type), seconds: mediaSeconds(place), isBeingRead: place.isBeingRead };
}

/** Merges what a report adds into what the reports before it add to the same lesson. */
function addStudied(
  studied: Map<string, AddedProgress>,
  report: Report,
  places: ReadonlyMap<string, StudentPlace>,
  seconds: number,
): void {
  const { userId, at } = report;
  const place = places.get(placeKey(report));
  if (!place) return;
  const progress = report.progress && boundedProgress(report.progress, lessonOf(place));
  const before = studied.get(placeKey(report));
  const isLatest = before === undefined || at >= before.at;
  studied.set(placeKey(report), {
    userId,
    classroomId: place.classroomId,
    sessionId: place.sessionId,
    seconds: (before?.seconds ?? 0) + seconds,
    at: isLatest ? at : before.at,
    position: (isLatest ? progress?.position : null) ?? before?.position ?? null,
    length: progress?.length ?? before?.length ?? null,
    seen: [...(before?.seen ?? []), ...(progress?.seen ?? [])],
  });
}

/** Adds to the progress in lessons, and completes those that are completed by their rule. */
async function study(
  transaction: InTransaction,
  added: readonly AddedProgress[],
  places: ReadonlyMap<string, StudentPlace>,
): Promise<Map<string, LessonState>> {
  const times = new Map(added.map((one) => [placeKey({ userId: one.userId, place: one }), one.at]));
  const measured = (await addProgress(transaction, added)).flatMap((progress) => {
    const { userId, classroomId, sessionId, completedAt } = progress;
    const key = placeKey({ userId, place: progress });
    const [place, at] = [places.get(key), times.get(key)];
    if (!place || !at) return [];
    const { kind, seconds: duration } = lessonOf(place);
    const facts = { ...progress, kind, duration };
    const isNew = completedAt === null && isCompleted(facts);
    const percent = progressPercent(facts, isNew || completedAt !== null);
    const state = { classroomId, sessionId, percent, completedAt: isNew ? at : completedAt };
    return [{ key, userId, state, isNew, at }];
  });
  await completeLessons(
    transaction,
    measured.filter(({ isNew }) => isNew).map(({ userId, state, at }) => ({ ...state, userId, at })),
  );
  return new Map(measured.map(({ key, state }) => [key, state]));
}
