import { defineWords } from '../../words/defineWords';

export const attemptWords = defineWords('attempts', {
  vi: {
    inProgress: 'Đang làm',
    submitted: 'Chờ chấm',
    marked: 'Đã chấm',
    provisional: 'tạm tính',
    wasReset: 'Bài làm này đã được đặt lại',
    wasResetText: 'Bài không còn được tính và chỉ để xem. {{name}} đặt lại lúc {{time}}: {{choice}}.',
    reason: 'Lý do: {{reason}}',
    again: 'được làm lại',
    none: 'không làm lại',
  },
  en: {
    inProgress: 'In progress',
    submitted: 'To mark',
    marked: 'Marked',
    provisional: 'provisional',
    wasReset: 'This attempt has been reset',
    wasResetText: 'It no longer counts and can only be read. {{name}} reset it at {{time}}: {{choice}}.',
    reason: 'Reason: {{reason}}',
    again: 'to be taken again',
    none: 'not to be taken again',
  },
});
