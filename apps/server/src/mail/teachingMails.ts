import type { Mail } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';

interface WaitingClassroom {
  name: string;
  count: number;
}

const total = (classrooms: readonly WaitingClassroom[]) =>
  classrooms.reduce((sum, { count }) => sum + count, 0);

const unmarkedWords = {
  vi: {
    subject: (count: number) => `${count} bài thi đang chờ bạn chấm`,
    intro: 'Học viên của bạn đã nộp bài và đang chờ kết quả:',
    classroom: ({ name, count }: WaitingClassroom) => `${name}: ${count} bài`,
    action: 'Chấm bài',
    why: 'Sen nhắc vào lúc 8:00 và 17:00 (giờ Việt Nam) khi còn bài chưa chấm.',
  },
  en: {
    subject: (count: number) =>
      count === 1 ? '1 exam is waiting for your mark' : `${count} exams are waiting for your marks`,
    intro: 'Your students have submitted exams and are waiting for their results:',
    classroom: ({ name, count }: WaitingClassroom) => `${name}: ${count} ${count === 1 ? 'exam' : 'exams'}`,
    action: 'Mark',
    why: 'Sen sends this reminder at 8:00 and 17:00 (Vietnam time) while there are exams to mark.',
  },
} as const;

/** The attempts to mark, by class. @param href the page to mark them */
export function unmarkedMail(
  reader: MailReader,
  classrooms: readonly WaitingClassroom[],
  href: string,
): Mail {
  const words = unmarkedWords[reader.lang];
  return mailTo(reader, words.subject(total(classrooms)), [
    { kind: 'text', text: words.intro },
    { kind: 'list', items: classrooms.map(words.classroom) },
    { kind: 'action', label: words.action, href },
    { kind: 'text', text: words.why },
  ]);
}
