import type { RequestKind, RequestRow } from '@sen/api/contract/model';
import { words } from './words';

const kinds = {
  account: 'account',
  class: 'class',
  free_course: 'freeCourse',
  public_course: 'publicCourse',
} as const satisfies Record<RequestKind, Parameters<typeof words>[0]>;

/** What a request is for. */
export const requestKind = {
  values: ['account', 'class', 'free_course', 'public_course'] as const satisfies readonly RequestKind[],
  label: (kind: RequestKind) => words(kinds[kind]),
};

const deciders = {
  account: 'decidedByUnit',
  class: 'decidedByUnit',
  free_course: 'decidedByUnit',
  public_course: 'decidedBySystem',
} as const satisfies Record<RequestKind, Parameters<typeof words>[0]>;

/** Who may decide on a request. */
export const requestDeciders = (kind: RequestKind) => words(deciders[kind]);

const effects = {
  account: 'accountFollows',
  class: 'classFollows',
  free_course: 'freeCourseFollows',
  public_course: 'publicCourseFollows',
} as const satisfies Record<RequestKind, Parameters<typeof words>[0]>;

/** What an approval does. */
export const requestEffect = (kind: RequestKind) => words(effects[kind]);

/** What a request is about, with the course and the class. */
export function requestSubject({ kind, course, placed_class, asked_class }: RequestRow): string {
  const names = [course?.name, (placed_class ?? asked_class)?.name];
  return [requestKind.label(kind), ...names].filter(Boolean).join(' · ');
}

/** The source of a request: the learning marketplace, or the unit itself. */
export const requestOrigin = {
  values: ['true', 'false'] as const,
  label: (isMarketplace: 'true' | 'false') =>
    words(isMarketplace === 'true' ? 'fromMarketplace' : 'fromUnit'),
};
