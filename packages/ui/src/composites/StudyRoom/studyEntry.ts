export const studyStates = ['closed', 'open', 'started', 'done', 'failed', 'empty'] as const;
export type StudyState = (typeof studyStates)[number];

export const studyKinds = [
  'video',
  'audio',
  'picture',
  'document',
  'package',
  'other',
  'online',
  'exam',
] as const;
export type StudyKind = (typeof studyKinds)[number];

/** A lesson, an online session or an exam in the outline. */
export interface StudyEntry {
  id: string;
  title: string;
  kind: StudyKind;
  state: StudyState;
  href: string;
  /** Percent of a lesson that was seen. */
  progress?: number | undefined;
  /** Formatted, for example '12:30'. */
  duration?: string | undefined;
}

export interface StudySection {
  id: string;
  title: string;
  /** Number of entries that are done, of those that count. */
  done: number;
  total: number;
  entries: readonly StudyEntry[];
}
