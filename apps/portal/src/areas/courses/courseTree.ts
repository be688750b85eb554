import type { CourseChapter, DropdownOption } from '@sen/api/contract/model';
import { itemsOf } from '@sen/domain/courses/courseNodes';
import type { ChapterItem, ChapterTreeValue } from '@sen/ui/ChapterTree';

/** An exam of the tree, with what it is of the bank. The tree keeps what it does not know through every step. */
type ChosenExam = Extract<ChapterItem, { kind: 'exam' }> & { survey_id: string };

function isChosen(item: ChapterItem): item is ChosenExam {
  return item.kind === 'exam' && 'survey_id' in item && typeof item.survey_id === 'string';
}

/** A session of the tree with the lesson that it has of the bank. */
type StudiedSession = Extract<ChapterItem, { kind: 'session' }> & { lesson_id: string };

function isStudied(item: ChapterItem): item is StudiedSession {
  return item.kind === 'session' && !item.online && 'lesson_id' in item && typeof item.lesson_id === 'string';
}

/** The session with this lesson; it keeps the lesson while it is held online, and has it again afterwards. */
export function studiedSession(
  session: Extract<ChapterItem, { kind: 'session' }>,
  lesson: DropdownOption,
): StudiedSession {
  return { ...session, lesson: lesson.name, lesson_id: lesson.id };
}

export function chosenExam(id: string, exam: DropdownOption, weight: number | null): ChosenExam {
  return { kind: 'exam', id, title: exam.name, weight, survey_id: exam.id };
}

/** The chapters of a course as the tree shows them. */
export function treeOf(chapters: readonly CourseChapter[]): ChapterTreeValue {
  return chapters.map((chapter) => ({
    kind: 'chapter',
    id: chapter.id,
    title: chapter.chapter_name,
    items: itemsOf(chapter).map((item) =>
      'session_name' in item
        ? sessionOf(item)
        : chosenExam(item.id, { id: item.survey_id, name: item.survey_title ?? '' }, item.weight),
    ),
  }));
}

function sessionOf(item: Extract<ReturnType<typeof itemsOf>[number], { kind: 'session' }>) {
  const { id, session_name, held, lesson_id = null, lesson_name } = item;
  const session = { kind: 'session', id, title: session_name, online: held === 'online' } as const;
  return lesson_id === null ? session : studiedSession(session, { id: lesson_id, name: lesson_name ?? '' });
}

/** The chapters that a tree shows. */
export function chaptersOf(tree: ChapterTreeValue): CourseChapter[] {
  return tree.map(({ id, title, items }) => ({
    id,
    chapter_name: title,
    sessions: items.flatMap((item, position) =>
      item.kind === 'session'
        ? [
            {
              id: item.id,
              session_name: item.title,
              kind: item.online ? 'online' : 'lesson',
              ...(isStudied(item)
                ? { lesson_id: item.lesson_id, lesson_name: item.lesson ?? '' }
                : { lesson_id: null, lesson_name: null }),
              position,
            },
          ]
        : [],
    ),
    surveys: items.flatMap((item, position) =>
      isChosen(item)
        ? [
            {
              id: item.id,
              survey_id: item.survey_id,
              survey_title: item.title,
              weight: item.weight,
              position,
            },
          ]
        : [],
    ),
  }));
}

/** The tree with an exam at the end of a chapter, or in place of another one. */
export function withExam(
  tree: ChapterTreeValue,
  place: { chapter: string } | { exam: string },
  exam: ChosenExam,
): ChapterTreeValue {
  return tree.map((chapter) => {
    if ('chapter' in place)
      return chapter.id === place.chapter ? { ...chapter, items: [...chapter.items, exam] } : chapter;
    const items = chapter.items.map((item) => (item.id === place.exam ? { ...exam, id: item.id } : item));
    return { ...chapter, items };
  });
}

/** The lesson of a session of the tree; null without one. */
export function lessonOf(tree: ChapterTreeValue, session: string): DropdownOption | null {
  const item = tree.flatMap(({ items }) => items).find(({ id }) => id === session);
  return item && isStudied(item) ? { id: item.lesson_id, name: item.lesson ?? '' } : null;
}

/** The tree with a lesson for a session, or without its lesson. */
export function withLesson(
  tree: ChapterTreeValue,
  session: string,
  lesson: DropdownOption | null,
): ChapterTreeValue {
  return tree.map((chapter) => ({
    ...chapter,
    items: chapter.items.map((item) =>
      item.kind === 'session' && item.id === session ? sessionWith(item, lesson) : item,
    ),
  }));
}

function sessionWith(session: Extract<ChapterItem, { kind: 'session' }>, lesson: DropdownOption | null) {
  const { kind, id, title, online } = session;
  return lesson ? studiedSession(session, lesson) : { kind, id, title, online };
}

/** The first error of each node, by its id; `rest` are the errors of other fields. */
export function nodeErrors(
  errors: Readonly<Record<string, string>>,
  chapters: readonly CourseChapter[],
): { nodes: Record<string, string>; rest: Record<string, string> } {
  const nodes: Record<string, string> = {};
  const rest: Record<string, string> = {};
  for (const [field, text] of Object.entries(errors)) {
    const [, at, list, place] = /^chapters\.(\d+)(?:\.(sessions|surveys)\.(\d+))?\./.exec(field) ?? [];
    const chapter = at === undefined ? undefined : chapters[Number(at)];
    const id = list === 'sessions' || list === 'surveys' ? chapter?.[list][Number(place)]?.id : chapter?.id;
    if (id === undefined) rest[field] = text;
    else nodes[id] ??= text;
  }
  return { nodes, rest };
}
