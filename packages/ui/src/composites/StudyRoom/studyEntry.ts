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
  /** In place of the words for its state: when a meeting begins. */
  note?: string | undefined;
  /** Opens in a new tab. */
  external?: boolean | undefined;
}

export interface StudySection {
  id: string;
  title: string;
  /** Number of entries that are done, of those that count. */
  done: number;
  total: number;
  entries: readonly StudyEntry[];
  /** Unfolded at first, also when what is open is in another section. */
  open?: boolean | undefined;
}
