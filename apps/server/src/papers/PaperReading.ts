import type { PaperFormat } from '@sen/api/contract/model';
import type { Paper } from '@sen/domain/papers/PaperQuestion';

export const mostQuestions = 5_000;

/** A paper in the memory of the thread that has read it; pictures are by their names in the file. */
export interface PaperReading extends Paper {
  readonly format: PaperFormat;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}
