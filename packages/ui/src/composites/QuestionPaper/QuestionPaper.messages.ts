import { defineMessages } from '../../messages/defineMessages';

/** Texts of a question shown with its key. Numbers are passed as formatted text. */
export const questionPaperMessages = defineMessages({
  vi: {
    characterLimit: (limit: string) => `Học viên viết tối đa ${limit} ký tự.`,
    noModelAnswer: 'Không có câu trả lời mẫu.',
    spareWords: 'Từ gây nhiễu',
    spareClauses: 'Vế gây nhiễu',
  },
  en: {
    characterLimit: (limit) => `Students write at most ${limit} characters.`,
    noModelAnswer: 'There is no model answer.',
    spareWords: 'Distractors',
    spareClauses: 'Distractors',
  },
});

export type QuestionPaperMessages = (typeof questionPaperMessages)['vi'];
