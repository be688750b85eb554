import type { Assignment, Class, Language, Study, StudyItem } from '@sen/api/contract/model';
import { mayRunClass } from '@sen/domain/access/scope';
import { classContent, type ClassSession, type PlannedExam } from '@sen/domain/classes/classContent';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { refused, type Verdict } from '@sen/domain/errors/verdict';
import { lessonKind } from '@sen/domain/study/lessonKind';
import { progressPercent } from '@sen/domain/study/lessonProgress';
import { mediaSeconds } from '@sen/domain/study/mediaSeconds';
import { examStep, studyOrder, type StudyStep } from '@sen/domain/study/studyOrder';
import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import type { Database } from '../../store/database.ts';
import { type ClassLesson, listClassLessons } from '../../store/study/classLessons.ts';
import { type LessonProgress, listProgress } from '../../store/study/progressRows.ts';
import { fullClass } from '../classes/fullClass.ts';

/** Something to study, before its place among the others is known. */
interface Entry extends StudyStep {
  item: Omit<StudyItem, 'state' | 'closed' | 'counts' | 'title'>;
  /** Whether it counts in the progress of the class. */
  counts: boolean;
  isEmpty: boolean;
  isStarted: boolean;
}

interface Progress {
  lessons: ReadonlyMap<string, ClassLesson>;
  progress: ReadonlyMap<string, LessonProgress>;
  completionScore: number | null;
}

export interface ClassStudy {
  study: Study;
  /** Whether each session is open to the caller. */
  verdicts: ReadonlyMap<string, Verdict>;
}

/**
 * What a class teaches in its order, with the caller's progress.
 * @throws {RefusalError} when the caller does not see the class
 */
export async function fullStudy(
  database: Database,
  classroomId: string,
  caller: Caller,
  { now, language }: { now: Date; language: Language },
): Promise<ClassStudy> {
  const classroom = await fullClass(database, classroomId, caller, now);
  const facts = found(await findClassFacts(database, classroomId));
  const isPreview = mayRunClass(caller, facts).allowed;
  const lessons = await listClassLessons(database, classroomId);
  const rows = isPreview ? [] : await listProgress(database, classroomId, caller.id);
  const known: Progress = {
    lessons: new Map(lessons.map((lesson) => [lesson.sessionId, lesson])),
    progress: new Map(rows.map((row) => [row.sessionId, row])),
    completionScore: classroom.course.completion_score,
  };
  const parts = entriesOf(classroom, known);
  const entries = parts.flatMap((part) => part.entries);
  const verdicts = verdictsOf(entries, { isPreview, start: facts.starts_at, now });
  const items = new Map(
    entries.map((entry, at) => [entry, itemOf(entry, verdicts[at], isPreview, language)]),
  );
  const itemsOf = (some: readonly Entry[]) => some.flatMap((entry) => items.get(entry) ?? []);
  const chapters = parts.flatMap(({ chapter, entries: some }) =>
    chapter ? [{ ...chapter, items: itemsOf(some), ...countsOf(some) }] : [],
  );
  const { classroom_name, classroom_start_time, classroom_end_time, timing, online_classrooms } = classroom;
  return {
    verdicts: new Map(entries.flatMap(({ item }, at) => (verdicts[at] ? [[item.id, verdicts[at]]] : []))),
    study: {
      classroom_id: classroomId,
      classroom_name,
      course_name: classroom.course.course_name,
      classroom_start_time,
      classroom_end_time,
      timing,
      is_preview: isPreview,
      chapters,
      exams: itemsOf(parts.flatMap(({ chapter, entries: some }) => (chapter ? [] : some))),
      online_classrooms,
      ...countsOf(entries),
      resume_session_id: resumed(entries, [...items.values()], rows),
    },
  };
}

interface Part {
  /** Null for the exams of the whole class. */
  chapter: { id: string; chapter_name: string } | null;
  entries: Entry[];
}

/** The sessions of each chapter with their exams, its own exams, and at last those of the whole class. */
function entriesOf(classroom: Class, known: Progress): Part[] {
  const { chapters, exams, planned } = classContent(classroom);
  const parts = chapters.map(({ id, title, sessions, ...chapter }): Part => ({
    chapter: { id, chapter_name: title },
    entries: [
      ...sessions.flatMap((session) => [
        sessionEntry(session, known),
        ...session.exams.map((exam) => examEntry(exam, known)),
      ]),
      ...chapter.exams.map((exam) => examEntry(exam, known)),
      ...chapter.planned.map(plannedEntry),
    ],
  }));
  // An exam of the whole class has its own time and waits for no lesson.
  const ofClass = [
    ...exams.map((exam) => ({ ...examEntry(exam, known), waits: false })),
    ...planned.map(plannedEntry),
  ];
  return [...parts, { chapter: null, entries: ofClass }];
}

function sessionEntry({ id, title, kind }: ClassSession, { lessons, progress }: Progress): Entry {
  const [lesson, studied] = [lessons.get(id), progress.get(id)];
  const isDone = studied?.completedAt !== undefined && studied.completedAt !== null;
  // Nobody can complete what cannot be played.
  const isStudied = lesson !== undefined && !lesson.isUnplayable;
  const held = lesson && {
    id: lesson.lessonId,
    kind: lessonKind(lesson.type),
    duration: mediaSeconds(lesson),
  };
  return {
    title,
    // Whoever meets online at a set time waits for no lesson.
    waits: kind !== 'online',
    counts: isDone || isStudied,
    holdsUp: isStudied,
    isDone,
    isFailed: false,
    isEmpty: kind === 'lesson' && !lesson,
    isStarted: studied !== undefined,
    item: {
      id,
      kind,
      exam: null,
      lesson: held
        ? {
            id: held.id,
            kind: held.kind,
            duration_seconds: held.duration,
            progress: studied ? progressPercent({ ...held, ...studied, seen: seenIn(studied) }, isDone) : 0,
          }
        : null,
    },
  };
}

const seenIn = ({ seen }: LessonProgress) => seen.reduce((sum, [from, to]) => sum + to - from, 0);

function examEntry(exam: Assignment, { completionScore }: Progress): Entry {
  const { id, survey_id, title, start_time, end_time, is_final, timing, mine } = exam;
  const taken = mine ?? { attempts: [], attempts_left: exam.retakes + 1, best_score: null };
  return {
    title,
    waits: true,
    counts: true,
    ...examStep({ ...taken, timing }, completionScore),
    isEmpty: false,
    isStarted: taken.attempts.length > 0,
    item: {
      id,
      kind: 'exam',
      lesson: null,
      exam: {
        assignment_id: id,
        survey_id,
        start_time,
        end_time,
        is_final,
        best_score: taken.best_score,
        attempts_left: taken.attempts_left,
      },
    },
  };
}

/** An exam of the course that the class has not been given yet: nobody waits for it. */
function plannedEntry({ id, title }: PlannedExam): Entry {
  return {
    title,
    waits: true,
    counts: false,
    holdsUp: false,
    isDone: false,
    isFailed: false,
    isEmpty: true,
    isStarted: false,
    item: { id, kind: 'exam', lesson: null, exam: null },
  };
}

function verdictsOf(
  entries: readonly Entry[],
  { isPreview, start, now }: { isPreview: boolean; start: Date; now: Date },
): Verdict[] {
  if (isPreview) return entries.map(() => ({ allowed: true }));
  if (now < start) return entries.map(() => refused('classNotOpenYet', { start: start.toISOString() }));
  return studyOrder(entries);
}

function itemOf(
  entry: Entry,
  verdict: Verdict | undefined,
  isPreview: boolean,
  language: Language,
): StudyItem {
  const closed =
    verdict && !verdict.allowed && !entry.isEmpty
      ? { code: verdict.code, message: errorMessage(verdict.code, language, verdict.params) }
      : null;
  return {
    ...entry.item,
    title: entry.title,
    counts: entry.counts,
    closed,
    state: isPreview && !entry.isEmpty ? 'open' : stateOf(entry, closed !== null),
  };
}

function stateOf({ isDone, isFailed, isEmpty, isStarted }: Entry, isClosed: boolean): StudyItem['state'] {
  if (isEmpty) return 'empty';
  if (isDone) return 'done';
  if (isFailed) return 'failed';
  if (isClosed) return 'closed';
  return isStarted ? 'started' : 'open';
}

function countsOf(entries: readonly Entry[]): { done: number; total: number } {
  const counted = entries.filter(({ counts }) => counts);
  return { done: counted.filter(({ isDone }) => isDone).length, total: counted.length };
}

/** The lesson that was studied last, unless it is done: then the first that is open and not done. */
function resumed(
  entries: readonly Entry[],
  items: readonly StudyItem[],
  rows: readonly LessonProgress[],
): string | null {
  const [last] = rows
    .filter(({ completedAt }) => completedAt === null)
    .toSorted((one, other) => other.lastAt.getTime() - one.lastAt.getTime());
  const isOpen = (id: string) =>
    items.some((item) => item.id === id && (item.state === 'open' || item.state === 'started'));
  if (last && isOpen(last.sessionId)) return last.sessionId;
  return entries.find(({ item }) => item.lesson !== null && isOpen(item.id))?.item.id ?? null;
}
