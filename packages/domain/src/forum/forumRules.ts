import type { Language } from '@sen/api/contract/model';

/** The rules of the forum, which are accepted before the first post. */
export const forumRules = {
  vi: [
    'Tôn trọng mọi người: không xúc phạm, đe dọa, phân biệt đối xử hay công kích cá nhân.',
    'Viết đúng chủ đề, đặt tiêu đề rõ ràng, tìm xem câu hỏi đã có người hỏi chưa.',
    'Không đăng đề thi, đáp án, tài liệu mật hay thông tin cá nhân của người khác.',
    'Không quảng cáo, không đăng liên kết độc hại hay nội dung trái pháp luật.',
    'Bài viết được đơn vị duyệt, rồi hệ thống duyệt trước khi đăng. Bài và trả lời vi phạm sẽ bị xóa kèm lý do.',
  ],
  en: [
    'Respect everybody: no insults, threats, discrimination or personal attacks.',
    'Write under the right theme with a clear title, and look whether the question was asked before.',
    'Do not post exam papers, answers, confidential documents or other people’s personal data.',
    'No advertising, no harmful links, nothing against the law.',
    'The unit and then the system approve a topic before it is published. What breaks these rules is deleted with a reason.',
  ],
} as const satisfies Record<Language, readonly string[]>;
