import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

/** Not in `words.ts`: few exams have notices of their room. */
export const roomWords = defineWords('examTakingRoom', {
  vi: {
    message: '{{name}} nhắn lúc {{time}}: {{text}}',
    time: 'Bạn được thêm {{minutes}} phút ({{name}}, {{time}}). Lý do: {{text}}',
    reopened: 'Bài được mở lại, bạn có {{minutes}} phút để làm tiếp ({{name}}, {{time}}). Lý do: {{text}}',
    took: '{{name}} đã nhận tệp nộp bài của bạn lúc {{time}}.',
    ended: '{{name}} đã kết thúc bài lúc {{time}}. Lý do: {{text}}',
  },
  en: {
    message: '{{name}} at {{time}}: {{text}}',
    time: ({ name, time, minutes, text }) =>
      `You have ${plural(minutes, '1 extra minute', `${minutes} extra minutes`)} (${name}, ${time}). Reason: ${text}`,
    reopened: ({ name, time, minutes, text }) =>
      `The exam has been reopened, and you have ${plural(minutes, '1 minute', `${minutes} minutes`)} to continue (${name}, ${time}). Reason: ${text}`,
    took: '{{name}} took in your hand-in file at {{time}}.',
    ended: '{{name}} ended the exam at {{time}}. Reason: {{text}}',
  },
});
