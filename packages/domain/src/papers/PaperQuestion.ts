import type { Difficulty, Numbering, QuestionContent, QuestionKey } from '@sen/api/contract/model';
import type { PaperFigure, PaperLine } from './text/PaperLine.ts';
import type { PaperNote, PaperWarning } from './paperWarnings.ts';

/** A question as far as it was understood; its key may be missing. */
export interface PaperDraft {
  readonly title: string;
  readonly numbering: Numbering;
  readonly shuffle: boolean;
  /** Null: the file does not say it. */
  readonly difficulty: Difficulty | null;
  readonly content: QuestionContent;
  readonly key: QuestionKey | null;
}

/** A question of a file, with the lines that it was read from and what of them was not understood. */
export interface PaperQuestion {
  /** As the file names it: 'Câu 3'. */
  readonly label: string;
  readonly source: readonly PaperLine[];
  readonly draft: PaperDraft;
  readonly warnings: readonly PaperWarning[];
}

/** What was read from a file; the texts refer to its figures. */
export interface Paper {
  readonly questions: readonly PaperQuestion[];
  readonly notes: readonly PaperNote[];
  readonly figures: ReadonlyMap<string, PaperFigure>;
}
