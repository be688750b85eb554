import type { CriterionMark, Rubric } from './rubric';

/** For stories: ten points by two criteria. */
export const sampleRubric: Rubric = [
  {
    id: 'a',
    title: 'Các bước sơ cứu',
    levels: [
      { id: 'a', title: 'Đủ bốn bước, đúng thứ tự', points: 6 },
      { id: 'b', title: 'Thiếu một bước', points: 4 },
      { id: 'c', title: 'Thiếu nhiều bước', points: 0 },
    ],
  },
  {
    id: 'b',
    title: 'Trình bày',
    levels: [
      { id: 'a', title: 'Rõ ràng', points: 4 },
      { id: 'b', title: 'Khó theo dõi', points: 1.5 },
    ],
  },
];

/** What its levels are worth together; the portal asks the rules of the server. */
export function sampleScore(rubric: Rubric, marks: readonly CriterionMark[]): number | null {
  const points = rubric.map(({ id, levels }) => {
    const mark = marks.find(({ criterion_id }) => criterion_id === id);
    return levels.find((level) => level.id === mark?.level_id)?.points;
  });
  return points.reduce<number | null>(
    (sum, one) => (sum === null || one === undefined ? null : sum + one),
    0,
  );
}
