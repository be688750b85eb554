import type { CriterionMark, MarkedCriterion, QuestionKey, Rubric } from '@sen/api/contract/model';
import { hundredths, points, sumOfPoints } from '../exams/hundredths.ts';

/** The rubric by which an answer is marked; undefined when there is none. */
export function rubricOf(key: QuestionKey): Rubric | undefined {
  return 'rubric' in key ? key.rubric : undefined;
}

const bestOf = ({ levels }: Rubric[number]) => Math.max(...levels.map((level) => level.points));

/** The points of the best levels together. */
export function rubricTotal(rubric: Rubric): number {
  return sumOfPoints(rubric.map(bestOf));
}

const levelOf = ({ id, levels }: Rubric[number], marks: readonly CriterionMark[]) => {
  const mark = marks.find(({ criterion_id }) => criterion_id === id);
  const level = mark && levels.find((one) => one.id === mark.level_id);
  return level && { level, comment: mark.comment ?? '' };
};

const share = (part: number, total: number, worth: number) =>
  points((hundredths(part) * hundredths(worth)) / hundredths(total));

/** The mark that the chosen levels give of `worth` points; null while a criterion has none, or a mark is of no criterion. */
export function rubricScore(rubric: Rubric, marks: readonly CriterionMark[], worth: number): number | null {
  const chosen = rubric.map((criterion) => levelOf(criterion, marks)?.level.points ?? null);
  const isOfRubric = marks.length === rubric.length;
  const given = chosen.filter((one) => one !== null);
  if (!isOfRubric || given.length < rubric.length) return null;
  return share(sumOfPoints(given), rubricTotal(rubric), worth);
}

/** How each criterion was marked, in the points of the question. */
export function markedCriteria(
  rubric: Rubric,
  marks: readonly CriterionMark[],
  worth: number,
): MarkedCriterion[] {
  const total = rubricTotal(rubric);
  return rubric.flatMap((criterion): MarkedCriterion[] => {
    const chosen = levelOf(criterion, marks);
    if (!chosen) return [];
    const { level, comment } = chosen;
    return [
      {
        criterion_id: criterion.id,
        level_id: level.id,
        title: criterion.title,
        level: level.title,
        points: share(level.points, total, worth),
        max: share(bestOf(criterion), total, worth),
        comment,
      },
    ];
  });
}
