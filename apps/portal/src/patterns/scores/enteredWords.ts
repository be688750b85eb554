import { defineWords } from '../../words/defineWords';

/** Texts of a score that was entered from a file. */
export const enteredWords = defineWords('enteredScore', {
  vi: {
    scored: 'Có điểm từ tệp',
    scoredCount: '{{count}} có điểm từ tệp',
    shown: 'Điểm {{score}}, nhập từ tệp bởi {{name}} lúc {{time}}',
    hidden: 'Đã có điểm, nhập từ tệp bởi {{name}}; chưa được công bố',
    reason: 'Lý do: {{reason}}',
    instead: 'Điểm này được tính thay cho các lần làm bài.',
  },
  en: {
    scored: 'Scored from a file',
    scoredCount: '{{count}} scored from a file',
    shown: 'Score {{score}}, entered from a file by {{name}}, {{time}}',
    hidden: 'A score was entered from a file by {{name}}; it is not shown yet',
    reason: 'Reason: {{reason}}',
    instead: 'It counts in place of the attempts.',
  },
});
