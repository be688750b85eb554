import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

export const words = defineWords('chat', {
  vi: {
    direct: 'Trực tiếp',
    groups: 'Nhóm',
    ownLast: 'Bạn: {{text}}',
    otherLast: '{{name}}: {{text}}',
    lastImage: 'Đã gửi một hình ảnh',
    lastFile: 'Đã gửi tệp {{name}}',
    readers: 'Ai đã xem',
    readerCount: '{{count}} người đã xem tin nhắn này.',
    noReaders: 'Chưa có ai xem tin nhắn này.',
    notArriving: 'Mất kết nối. Tin mới sẽ hiện khi kết nối trở lại.',
    notSent: 'Không gửi được. {{reason}}',
    fileRefused: '{{name}}: {{reason}}',
    unsent:
      '{{count}} tin nhắn mới chỉ nằm trên trình duyệt này và sẽ được gửi khi chính bạn đăng nhập lại ở đây.',
  },
  en: {
    direct: 'Direct',
    groups: 'Groups',
    ownLast: 'You: {{text}}',
    otherLast: '{{name}}: {{text}}',
    lastImage: 'Sent an image',
    lastFile: 'Sent the file {{name}}',
    readers: 'Seen by whom',
    readerCount: ({ count }) =>
      plural(count, '1 person has seen this message.', `${count} people have seen this message.`),
    noReaders: 'Nobody has seen this message yet.',
    notArriving: 'The connection is lost. New messages will appear when it returns.',
    notSent: 'Not sent. {{reason}}',
    fileRefused: '{{name}}: {{reason}}',
    unsent: ({ count }) =>
      `${plural(count, '1 message is', `${count} messages are`)} only in this browser and will be sent when you sign in again here.`,
  },
});
