import { managingRoles } from '../access/roles.ts';
import { defineNotification } from './NotificationType.ts';

/** The notifications of question and exam banks. */
export const contentNotifications = {
  QuestionErrorMarked: defineNotification<{
    question_id: string;
    title: string;
    name: string;
    /** What is wrong, if that was said. */
    reason?: string;
  }>({
    audience: managingRoles,
    icon: 'content',
    bell: 'bell_content',
    mail: null,
    words: {
      vi: ({ title, name, reason }) => ({
        message: `Câu hỏi “${title}” được đánh dấu là có lỗi`,
        detail: reason
          ? `${name}: “${reason}”`
          : `${name} đã đánh dấu. Hãy kiểm tra các đề thi dùng câu hỏi này.`,
      }),
      en: ({ title, name, reason }) => ({
        message: `The question “${title}” was marked as faulty`,
        detail: reason ? `${name}: “${reason}”` : `Marked by ${name}. Please check the exams that use it.`,
      }),
    },
    target: ({ question_id }) => ({
      subject: 'question',
      id: question_id,
      address: `/questions/view/${question_id}`,
    }),
    groupOf: ({ question_id }) => `faulty:${question_id}`,
    sample: { question_id: '91', title: 'Màu của dây tiếp địa', name: 'Trần Quốc Bảo' },
  }),
};
