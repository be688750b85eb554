import { defineWords } from '../../words/defineWords';

export const words = defineWords('surveyQuestions', {
  vi: { optional: 'Không bắt buộc' },
  en: { optional: 'Optional' },
});

export const askedWords = defineWords('askedSurveys', {
  vi: {
    tab: 'Khảo sát',
    toAnswer: 'Khảo sát cần trả lời',
    anonymous: 'Ẩn danh',
    waits: 'Cần trả lời',
    answered: 'Đã trả lời',
    coming: 'Chưa mở',
    over: 'Đã kết thúc',
    opens: 'Mở lúc {{time}}',
    until: 'Trả lời trước {{time}}',
    ended: 'Kết thúc lúc {{time}}',
  },
  en: {
    tab: 'Surveys',
    toAnswer: 'Surveys to answer',
    anonymous: 'Anonymous',
    waits: 'To answer',
    answered: 'Answered',
    coming: 'Not open yet',
    over: 'Completed',
    opens: 'Opens on {{time}}',
    until: 'Answer before {{time}}',
    ended: 'Ended on {{time}}',
  },
});
