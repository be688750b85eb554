import { defineMessages } from '../../messages/defineMessages';

export const scoreSumMessages = defineMessages({
  vi: {
    sum: (name: string, sum: string, total: string) => `${name}: ${sum}/${total}`,
    complete: 'đủ điểm',
    missing: (points: string) => `còn thiếu ${points} điểm`,
    excess: (points: string) => `thừa ${points} điểm`,
  },
  en: {
    sum: (name: string, sum: string, total: string) => `${name}: ${sum}/${total}`,
    complete: 'adds up',
    missing: (points: string) => `${points} points missing`,
    excess: (points: string) => `${points} points too many`,
  },
});

export type ScoreSumMessages = (typeof scoreSumMessages)['vi'];
