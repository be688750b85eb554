import { defineMessages } from '../../../messages/defineMessages';

/** Texts of a rubric. Points are passed as formatted text. */
export const rubricMessages = defineMessages({
  vi: {
    rubric: 'Thang chấm',
    points: (points: string) => `${points} điểm`,
    pointsOf: (points: string, max: string) => `${points}/${max} điểm`,
    chosen: 'Mức đạt được',
    commentOn: (criterion: string) => `Nhận xét về “${criterion}”`,
    commentPlaceholder: 'Nhận xét cho tiêu chí này',
    addComment: 'Thêm nhận xét',
    sum: (score: string, max: string) => `Tổng: ${score}/${max} điểm`,
    missing: (count: number) => `Còn ${count} tiêu chí chưa chọn mức.`,
    levelMissing: 'Hãy chọn mức cho tiêu chí này.',
  },
  en: {
    rubric: 'Rubric',
    points: (points) => (points === '1' ? '1 point' : `${points} points`),
    pointsOf: (points, max) => `${points}/${max} points`,
    chosen: 'Level reached',
    commentOn: (criterion) => `Comment on “${criterion}”`,
    commentPlaceholder: 'Comment on this criterion',
    addComment: 'Add a comment',
    sum: (score, max) => `Total: ${score}/${max} points`,
    missing: (count) =>
      count === 1 ? 'One criterion has no level yet.' : `${count} criteria have no level yet.`,
    levelMissing: 'Choose a level for this criterion.',
  },
});

export type RubricMessages = (typeof rubricMessages)['vi'];
