import type { Exam } from '@sen/api/contract/model';
import { formatNumber } from '../../words/formats';

export interface PartFigures {
  part: Exam['parts'][number];
  /** Id of its heading. */
  anchor: string;
  /** Number of its first question; questions are numbered across all parts. */
  first: number;
  count: number;
  points: string;
}

/** The parts of an exam with what is counted of them. */
export function partFigures({ parts }: Pick<Exam, 'parts'>): PartFigures[] {
  return parts.map((part, index) => ({
    part,
    anchor: `part-${part.id}`,
    first: parts.slice(0, index).reduce((sum, { questions }) => sum + questions.length, 1),
    count: part.questions.length,
    points: formatNumber(part.score),
  }));
}
