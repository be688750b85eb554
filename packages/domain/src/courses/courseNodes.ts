import type { CourseChapter, CourseSession } from '@sen/api/contract/model';

/** One chapter, session or exam of a course with everything that it has of its own. */
export type CourseNode = {
  readonly id: string;
  /** The chapter that holds it; null of a chapter. */
  readonly parent: string | null;
} & (
  | { readonly kind: 'chapter'; readonly title: string }
  | {
      readonly kind: 'session';
      readonly title: string;
      readonly held: NonNullable<CourseSession['kind']>;
      /** The lesson that is studied; null of a session without one. */
      readonly lesson: string | null;
      readonly lessonName: string | null;
    }
  | {
      readonly kind: 'exam';
      readonly survey_id: string;
      readonly title: string;
      readonly weight: number | null;
    }
);

/** The nodes by id, and the ids of each chapter, `null` for the chapters themselves, in order. */
export interface CourseNodes {
  readonly nodes: ReadonlyMap<string, CourseNode>;
  readonly orders: ReadonlyMap<string | null, readonly string[]>;
}

/** The sessions and exams of a chapter in their common order: sessions first where no position says otherwise. */
export function itemsOf({ sessions, surveys }: Pick<CourseChapter, 'sessions' | 'surveys'>) {
  const items = [
    ...sessions.map(({ kind, ...session }) => ({
      ...session,
      kind: 'session' as const,
      held: kind ?? 'lesson',
    })),
    ...surveys.map((exam) => ({ ...exam, kind: 'exam' as const })),
  ].map((item, at) => ({ item, at }));
  const place = ({ item, at }: (typeof items)[number]) => item.position ?? 100_000 + at;
  return items
    .toSorted((one, other) => place(one) - place(other) || one.at - other.at)
    .map(({ item }) => item);
}

export function nodesOf(chapters: readonly CourseChapter[]): CourseNodes {
  const nodes = new Map<string, CourseNode>();
  const orders = new Map<string | null, string[]>([[null, chapters.map(({ id }) => id)]]);
  for (const chapter of chapters) {
    const parent = chapter.id;
    nodes.set(parent, { id: parent, parent: null, kind: 'chapter', title: chapter.chapter_name });
    const items = itemsOf(chapter);
    orders.set(
      parent,
      items.map(({ id }) => id),
    );
    for (const item of items)
      nodes.set(
        item.id,
        item.kind === 'session'
          ? {
              id: item.id,
              parent,
              kind: 'session',
              title: item.session_name,
              held: item.held,
              lesson: item.lesson_id ?? null,
              lessonName: item.lesson_name ?? null,
            }
          : {
              id: item.id,
              parent,
              kind: 'exam',
              survey_id: item.survey_id,
              title: item.survey_title ?? '',
              weight: item.weight,
            },
      );
  }
  return { nodes, orders };
}

export function chaptersOf({ nodes, orders }: CourseNodes): CourseChapter[] {
  return (orders.get(null) ?? []).flatMap((id) => {
    const chapter = nodes.get(id);
    if (chapter?.kind !== 'chapter') return [];
    const items = (orders.get(id) ?? []).flatMap((item, position) => {
      const node = nodes.get(item);
      return node ? [{ node, position }] : [];
    });
    return [
      {
        id,
        chapter_name: chapter.title,
        sessions: items.flatMap(({ node, position }) =>
          node.kind === 'session'
            ? [
                {
                  id: node.id,
                  session_name: node.title,
                  kind: node.held,
                  lesson_id: node.lesson,
                  lesson_name: node.lessonName,
                  position,
                },
              ]
            : [],
        ),
        surveys: items.flatMap(({ node, position }) =>
          node.kind === 'exam'
            ? [
                {
                  id: node.id,
                  survey_id: node.survey_id,
                  survey_title: node.title,
                  weight: node.weight,
                  position,
                },
              ]
            : [],
        ),
      },
    ];
  });
}
