import { defineWords } from '../../words/defineWords';

export const words = defineWords('surveyQuestions', {
  vi: {
    optional: 'Không bắt buộc',
    chooseOne: 'Chọn một phương án.',
    chooseMany: 'Chọn tất cả các phương án phù hợp.',
    trueOrFalse: 'Điều này có đúng với bạn không?',
    matchHint: 'Với mỗi dòng, chọn một phương án.',
    matchFor: 'Lựa chọn cho: {{row}}',
    matchList: 'Các phương án',
    matchUsed: 'đã chọn cho {{row}}',
  },
  en: {
    optional: 'Optional',
    chooseOne: 'Choose one option.',
    chooseMany: 'Choose all options that apply.',
    trueOrFalse: 'Is this true for you?',
    matchHint: 'For each row, choose one option.',
    matchFor: 'Your choice for: {{row}}',
    matchList: 'Options',
    matchUsed: 'chosen for {{row}}',
  },
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
