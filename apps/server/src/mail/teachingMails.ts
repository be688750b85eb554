import type { Mail } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';

interface WaitingRoom {
  name: string;
  count: number;
}

const total = (rooms: readonly WaitingRoom[]) => rooms.reduce((sum, { count }) => sum + count, 0);

const unmarkedWords = {
  vi: {
    subject: (count: number) => `${count} bài thi đang chờ bạn chấm`,
    intro: 'Học viên của bạn đã nộp bài và đang chờ kết quả:',
    room: ({ name, count }: WaitingRoom) => `${name}: ${count} bài`,
    action: 'Chấm bài',
    why: 'Sen nhắc vào lúc 8:00 và 17:00 (giờ Việt Nam) khi còn bài chưa chấm.',
  },
  en: {
    subject: (count: number) =>
      count === 1 ? '1 exam is waiting for your mark' : `${count} exams are waiting for your marks`,
    intro: 'Your students have handed in and are waiting for their results:',
    room: ({ name, count }: WaitingRoom) => `${name}: ${count} ${count === 1 ? 'exam' : 'exams'}`,
    action: 'Mark',
    why: 'Sen reminds at 8:00 and 17:00 (Vietnam time) while something is unmarked.',
  },
} as const;

/** What waits for a teacher's marks, class by class. @param href where it is marked */
export function unmarkedMail(reader: MailReader, rooms: readonly WaitingRoom[], href: string): Mail {
  const words = unmarkedWords[reader.lang];
  return mailTo(reader, words.subject(total(rooms)), [
    { kind: 'text', text: words.intro },
    { kind: 'list', items: rooms.map(words.room) },
    { kind: 'action', label: words.action, href },
    { kind: 'text', text: words.why },
  ]);
}
