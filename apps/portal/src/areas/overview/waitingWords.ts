import { defineWords } from '../../words/defineWords';

export const waitingWords = defineWords('waitingForUnit', {
  vi: {
    title: '{{unit}} chưa duyệt yêu cầu của bạn',
    text: 'Chúng tôi sẽ gửi email đến {{email}} khi đơn vị trả lời. Bạn có thể đóng trang này.',
    sentAt: 'Gửi lúc {{time}}',
    denied: '{{unit}} đã từ chối yêu cầu của bạn',
    deniedFor: 'Lý do: {{reason}}',
    deniedAlone: 'Đơn vị không nêu lý do.',
    contact: 'Bạn có thể hỏi đơn vị qua email {{email}}.',
    again: 'Gửi lại yêu cầu',
    againText:
      'Nếu có điều cần giải thích thêm, bạn có thể gửi yêu cầu một lần nữa. Nếu không gửi lại, tài khoản này sẽ được xóa sau {{days}} ngày kể từ ngày bị từ chối.',
    note: 'Lời nhắn cho đơn vị (không bắt buộc)',
    send: 'Gửi yêu cầu',
  },
  en: {
    title: '{{unit}} has not answered your request yet',
    text: 'We will send an email to {{email}} when the unit answers. You can close this page.',
    sentAt: 'Sent {{time}}',
    denied: '{{unit}} has denied your request',
    deniedFor: 'Reason: {{reason}}',
    deniedAlone: 'The unit gave no reason.',
    contact: 'You can ask the unit by email: {{email}}.',
    again: 'Send the request again',
    againText:
      'If there is something to explain, you can send the request once more. Otherwise this account is deleted {{days}} days after the denial.',
    note: 'Message to the unit (optional)',
    send: 'Send the request',
  },
});
