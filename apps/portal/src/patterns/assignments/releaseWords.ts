import type { ReleaseTime } from '@sen/api/contract/model';
import { defineWords } from '../../words/defineWords';

/** What students see after they have handed in, and when. */
export const releaseWords = defineWords('release', {
  vi: {
    title: 'Học viên xem gì sau khi nộp bài',
    score: 'Điểm',
    answers: 'Bài làm của mình',
    key: 'Đáp án và đúng/sai từng câu',
    atOnce: 'Ngay khi nộp bài',
    noAttemptLeft: 'Khi không còn lần làm nào',
    ended: 'Khi mọi người thi xong',
    never: 'Không hiện',
    keyEarly:
      'Học viên nộp bài trước sẽ thấy đáp án trong khi người khác còn đang thi, và có thể chỉ cho nhau.',
    scoreWaits: 'Điểm hiện {{when}}.',
    answersWait: 'Bài làm hiện {{when}}.',
    keyWaits: 'Đáp án và đúng/sai từng câu hiện {{when}}.',
    keyHeld:
      'Đáp án và đúng/sai từng câu hiện sớm nhất lúc {{until}}, vì một bài thi khác dùng cùng câu hỏi chưa kết thúc.',
    keyShared:
      'Khi một bài thi khác của đơn vị dùng cùng câu hỏi chưa kết thúc, đáp án chờ đến khi bài đó kết thúc.',
    whenNoAttemptLeft: 'khi bạn không còn lần làm nào',
    whenEnded: 'sau khi mọi người đã thi xong, sớm nhất {{end}}',
    scoreNever: 'Bài thi này không công bố điểm cho học viên.',
    answersNever: 'Bài thi này không cho xem lại bài làm.',
    keyNever: 'Bài thi này không cho xem đáp án.',
  },
  en: {
    title: 'What students see after submitting',
    score: 'Score',
    answers: 'Their own answers',
    key: 'Correct answers, and right or wrong for each question',
    atOnce: 'At once',
    noAttemptLeft: 'When no attempt is left',
    ended: 'Once everyone has finished',
    never: 'Never',
    keyEarly:
      'Students who submit first see the correct answers while others are still taking the exam, and can pass them on.',
    scoreWaits: 'The score appears {{when}}.',
    answersWait: 'Your answers appear {{when}}.',
    keyWaits: 'Correct answers appear {{when}}.',
    keyHeld:
      'Correct answers appear {{until}} at the earliest, because another exam with the same questions has not ended.',
    keyShared:
      'While another exam of the unit with the same questions has not ended, correct answers are not shown.',
    whenNoAttemptLeft: 'when you have no attempt left',
    whenEnded: 'once everyone has finished, at the earliest {{end}}',
    scoreNever: 'This exam does not show its score to students.',
    answersNever: 'This exam does not show your answers again.',
    keyNever: 'This exam does not show correct answers.',
  },
});

const labels = {
  at_once: 'atOnce',
  no_attempt_left: 'noAttemptLeft',
  ended: 'ended',
  never: 'never',
} as const satisfies Record<ReleaseTime, string>;

export const releaseLabel = (time: ReleaseTime) => releaseWords(labels[time]);
