/** A criterion of a rubric with its levels; the best one of each is together worth the points of the question. */
export interface Criterion {
  id: string;
  title: string;
  levels: { id: string; title: string; points: number }[];
}

export type Rubric = Criterion[];

/** The level that a marker has chosen for a criterion. */
export interface CriterionMark {
  criterion_id: string;
  level_id: string;
  comment?: string;
}

/** How a criterion was marked, in the points of the question. */
export interface MarkedCriterion extends CriterionMark {
  title: string;
  level: string;
  points: number;
  max: number;
}

/** The marks after one of them changes; the others stay. */
export function withMark(marks: readonly CriterionMark[], mark: CriterionMark): CriterionMark[] {
  const others = marks.filter(({ criterion_id }) => criterion_id !== mark.criterion_id);
  return [...others, mark];
}

export const markOf = (marks: readonly CriterionMark[], id: string) =>
  marks.find(({ criterion_id }) => criterion_id === id);
