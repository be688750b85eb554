import type { Language } from '@sen/api/contract/model';
import type { PrintedSheet } from '@sen/domain/exams/print/PrintBlock';

/** What a thread prints; every sheet begins on a new page. */
export interface PrintTask {
  language: Language;
  /** When it is printed: the document's date. */
  now: Date;
  organisation: string;
  title: string;
  /** How long an exam takes; null for what is none. */
  minutes: number | null;
  isDraft: boolean;
  sheets: readonly PrintedSheet[];
}
