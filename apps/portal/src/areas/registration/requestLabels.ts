import type { RequestKind, RequestRow } from '@sen/api/contract/model';
import { words } from './words';

type Word = Parameters<typeof words>[0];

interface KindWords {
  /** What a request is for. */
  label: Word;
  /** Who may decide on it. */
  deciders: Word;
  /** For whom and how long it waits. */
  waits: Extract<Word, `waitsFor${string}`>;
  /** What an approval does. */
  effect: Word;
  /** The same in a few words, for a list. */
  leadsTo: Word;
  /** What the dialog of an approval says of such requests besides the choice of a class; `isOnly`: of a single one. */
  note: ((rows: readonly RequestRow[], isOnly: boolean) => string) | null;
}

const byUnit = { deciders: 'decidedByUnit', waits: 'waitsForUnit' } as const;
const bySystem = { deciders: 'decidedBySystem', waits: 'waitsForSystem' } as const;

const kinds = {
  account: {
    label: 'account',
    ...byUnit,
    effect: 'accountFollows',
    leadsTo: 'accountLeadsTo',
    note: null,
  },
  class: {
    label: 'class',
    ...byUnit,
    effect: 'classFollows',
    leadsTo: 'classLeadsTo',
    note: null,
  },
  free_course: {
    label: 'freeCourse',
    ...byUnit,
    effect: 'freeCourseFollows',
    leadsTo: 'freeCourseLeadsTo',
    note: null,
  },
  public_course: {
    label: 'publicCourse',
    ...bySystem,
    effect: 'publicCourseFollows',
    leadsTo: 'publicCourseLeadsTo',
    note: (rows, isOnly) =>
      isOnly
        ? words('publishText')
        : words('publishedCourses', { names: rows.map(({ course }) => course?.name ?? '…').join(', ') }),
  },
  topic_unit: {
    label: 'topic',
    ...byUnit,
    effect: 'topicUnitFollows',
    leadsTo: 'topicUnitLeadsTo',
    note: null,
  },
  topic_system: {
    label: 'topic',
    ...bySystem,
    effect: 'topicSystemFollows',
    leadsTo: 'topicSystemLeadsTo',
    note: null,
  },
} as const satisfies Record<RequestKind, KindWords>;

/** What a request is for. */
export const requestKind = {
  // The keys of a record of all kinds.
  values: Object.keys(kinds) as RequestKind[],
  label: (kind: RequestKind) => words(kinds[kind].label),
};

/** Who may decide on a request. */
export const requestDeciders = (kind: RequestKind) => words(kinds[kind].deciders);

/** For whom and how long a request waits. */
export const requestWaits = (kind: RequestKind, age: string) => words(kinds[kind].waits, { age });

/** What an approval does. */
export const requestEffect = (kind: RequestKind) => words(kinds[kind].effect);

/** What an approval does, in a few words. */
export const requestLeadsTo = (kind: RequestKind) => words(kinds[kind].leadsTo);

/** What the dialog of an approval says of these requests: one text for each kind that has one. */
export function approvalNotes(rows: readonly RequestRow[]): string[] {
  const given = [...new Set(rows.map(({ kind }) => kind))];
  return given.flatMap((kind) => {
    const alike = rows.filter((row) => row.kind === kind);
    return kinds[kind].note?.(alike, rows.length === 1) ?? [];
  });
}

/** The course, the class or the topic that a request is about, each on a line of its own; for who sees several units, the unit to join. */
export function requestSubject(
  { kind, company_name, course, topic, placed_class, asked_class }: RequestRow,
  showsUnit: boolean,
): string {
  const unit = kind === 'account' && showsUnit ? company_name : undefined;
  const names = [unit, course?.name, topic?.name, (placed_class ?? asked_class)?.name];
  return names.filter(Boolean).join('\n');
}

/** The source of a request: the learning marketplace, or the unit itself. */
export const requestOrigin = {
  values: ['true', 'false'] as const,
  label: (isMarketplace: 'true' | 'false') =>
    words(isMarketplace === 'true' ? 'fromMarketplace' : 'fromUnit'),
};
