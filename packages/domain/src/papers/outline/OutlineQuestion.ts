import type { Difficulty } from '@sen/api/contract/model';
import type { PaperLine } from '../text/PaperLine.ts';
import type { PaperWarning } from '../paperWarnings.ts';
import type { FoundOption } from './optionsOf.ts';

/** An option with the lines below it. */
export interface OutlineOption extends FoundOption {
  readonly more: PaperLine[];
}

/** The parts of one question in the outline of a paper, before anything is said of its type. */
export interface OutlineQuestion {
  readonly label: string;
  readonly number: number;
  readonly source: PaperLine[];
  readonly title: PaperLine[];
  readonly options: OutlineOption[];
  /** The two sides of a table of clauses to match. */
  sides: { left: string[]; right: string[] } | undefined;
  /** What the paper says to be the answer, in its words. */
  said: string | undefined;
  difficulty: Difficulty | undefined;
  /** The lines below the heading of a rubric. */
  rubric: string[] | undefined;
  readonly warnings: PaperWarning[];
}
