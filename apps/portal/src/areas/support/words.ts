import { defineWords } from '../../words/defineWords';

export const words = defineWords('support', {
  vi: {
    intro: 'Mô tả điều bạn cần. Yêu cầu được gửi qua email đến người quản trị đơn vị của bạn.',
    answer: 'Câu trả lời sẽ đến {{email}}.',
    subject: 'Tiêu đề',
    description: 'Nội dung',
    descriptionHelp: 'Bạn đang làm gì, trên trang nào, và điều gì đã xảy ra?',
    send: 'Gửi yêu cầu',
    notSent: 'Chưa gửi được yêu cầu',
    sent: 'Đã gửi yêu cầu',
    another: 'Gửi yêu cầu khác',
  },
  en: {
    intro: 'Describe what you need. Your request goes by email to the administrators of your unit.',
    answer: 'The answer goes to {{email}}.',
    subject: 'Subject',
    description: 'Description',
    descriptionHelp: 'What were you doing, on which page, and what happened?',
    send: 'Send request',
    notSent: 'The request has not been sent',
    sent: 'Request sent',
    another: 'Send another one',
  },
});
