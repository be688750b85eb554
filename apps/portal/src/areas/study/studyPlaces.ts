import type { Study, StudyItem } from '@sen/api/contract/model';
import { formatDuration } from '@sen/domain/lessons/duration';
import type { StudySection } from '@sen/ui/StudyRoom';
import { classReadyHref } from '../../patterns/assignments/readyHref';
import { stateOf } from '../../patterns/classes/sessionLabels';
import { href, type ParamsOf } from '../../routes/paths';
import { formatDeadline } from '../../words/formats';
import { words } from './words';

export interface StudyPlace {
  item: StudyItem;
  href: string;
}

/** In place of a lesson in the address of a session without one. */
const noLesson = '0';

type Address = Partial<ParamsOf<'studyLesson'>>;

/** Everything that a class teaches in its order, with the addresses. */
export function placesOf(study: Study): StudyPlace[] {
  const ofChapters = study.chapters.flatMap(({ items }, chapter) => {
    const sessions = items.filter(({ kind }) => kind !== 'exam');
    return items.map((item) => ({
      item,
      href: item.exam
        ? examHref(study, item)
        : href('studyLesson', {
            clrid: study.classroom_id,
            lessonId: item.lesson?.id ?? noLesson,
            indexChapter: String(chapter + 1),
            indexSession: String(sessions.indexOf(item) + 1),
          }),
    }));
  });
  return [...ofChapters, ...study.exams.map((item) => ({ item, href: examHref(study, item) }))];
}

/** An exam that is not assigned has no page of its own. */
function examHref({ classroom_id }: Study, { exam }: StudyItem): string {
  if (!exam) return href('study', { clrid: classroom_id });
  return classReadyHref({
    classroom_id,
    id: exam.assignment_id,
    survey_id: exam.survey_id,
    is_final: exam.is_final,
  });
}

/**
 * The session that an address names by its chapter and its place there, from 1; where the class has been rearranged, the one that
 * has the lesson now.
 */
export function placeAt(
  study: Study,
  { lessonId, indexChapter, indexSession }: Address,
): StudyPlace | undefined {
  const sessions = placesOf(study).filter(({ item }) => item.kind !== 'exam');
  const ofChapter = new Set(study.chapters[Number(indexChapter) - 1]?.items);
  const named = sessions.filter(({ item }) => ofChapter.has(item))[Number(indexSession) - 1];
  if (named && (named.item.lesson?.id ?? noLesson) === lessonId) return named;
  return sessions.find(({ item }) => item.lesson !== null && item.lesson.id === lessonId);
}

/** An address as it was written. */
export function addressOf({
  clrid = '',
  lessonId = '',
  indexChapter = '',
  indexSession = '',
}: Address): string {
  return href('studyLesson', { clrid, lessonId, indexChapter, indexSession });
}

/** The outline of the room: the meetings that are not over, and what is studied. */
export function sectionsOf(study: Study, places: readonly StudyPlace[], now: number): StudySection[] {
  const chapters = study.chapters.map(({ id, chapter_name, items, done, total }) => ({
    id,
    title: chapter_name,
    done,
    total,
    entries: items,
  }));
  const { exams } = study;
  const ofClass = { id: 'exams', title: words('examsOfClass'), ...countsOf(exams), entries: exams };
  const studied = [...chapters, ...(exams.length > 0 ? [ofClass] : [])].map((section) => ({
    ...section,
    entries: section.entries.map((item) => entryOf(item, places)),
  }));
  const meetings = meetingsOf(study, now);
  return [...(meetings.length > 0 ? [{ ...meetingSection(), entries: meetings }] : []), ...studied];
}

const meetingSection = () => ({ id: 'meetings', title: words('meetings'), done: 0, total: 0, open: true });

function meetingsOf({ online_classrooms }: Study, now: number): StudySection['entries'] {
  return online_classrooms
    .filter((meeting) => stateOf(meeting, now) !== 'over')
    .toSorted((one, other) => Date.parse(one.classroom_start_time) - Date.parse(other.classroom_start_time))
    .map((meeting) => {
      const time = formatDeadline(meeting.classroom_start_time);
      return {
        id: `meeting ${meeting.id}`,
        title: meeting.classroom_name,
        kind: 'online' as const,
        state: 'open' as const,
        note: stateOf(meeting, now) === 'open' ? words('meetingOpen', { time }) : time,
        href: meeting.classroom_url,
        external: true,
      };
    });
}

/** The class as it is after more was seen of its lessons; what that completes or opens, the server says. */
export function withProgress(study: Study, seen: ReadonlyMap<string, number>): Study {
  const chapters = study.chapters.map((chapter) => ({
    ...chapter,
    items: chapter.items.map((item) => {
      const progress = seen.get(item.id);
      return item.lesson && progress !== undefined ? { ...item, lesson: { ...item.lesson, progress } } : item;
    }),
  }));
  return { ...study, chapters };
}

function countsOf(items: readonly StudyItem[]) {
  const counted = items.filter(({ counts }) => counts);
  return { done: counted.filter(({ state }) => state === 'done').length, total: counted.length };
}

function entryOf(item: StudyItem, places: readonly StudyPlace[]): StudySection['entries'][number] {
  const { id, title, kind, state, lesson } = item;
  const duration = lesson?.duration_seconds ?? null;
  return {
    id,
    title,
    kind: kind === 'lesson' ? (lesson?.kind ?? 'other') : kind,
    state,
    href: places.find((place) => place.item === item)?.href ?? '',
    progress: lesson?.progress,
    duration: duration === null ? undefined : formatDuration(duration),
  };
}
