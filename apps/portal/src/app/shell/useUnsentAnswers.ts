import type { User } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { useEffect } from 'react';
import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';
import { loadChunk } from '../chunks/loadChunk';
import { registerLeaveTask } from '../session/leaveGuards';
import { rememberSignInNotice } from '../session/tabMemory';

const words = defineWords('unsentAnswers', {
  vi: {
    unsent:
      '{{count}} thay đổi trong bài thi “{{title}}” mới chỉ nằm trên trình duyệt này và sẽ được gửi khi chính bạn đăng nhập lại ở đây.',
  },
  en: {
    unsent: ({ count, title }) =>
      `${plural(count, '1 change', `${count} changes`)} of the exam “${title}” ${count === '1' ? 'is' : 'are'} only in this browser and will be sent when you sign in again here.`,
  },
});

/** Milliseconds; delayed so that it does not slow down the page load. */
const startDelay = 2_000;
const sendTimeout = 60_000;
const leaveTimeout = 4_000;

/** Sends answers of an exam that was left while offline, from any page; unsent ones are listed before a sign-out. */
export function useUnsentAnswers({ id, role }: User): void {
  useEffect(() => {
    if (!can(role, 'attempt.take')) return undefined;
    const send = async (patience: number) => {
      const { sendUnsentFromBrowser } = await loadChunk(() => import('../../journal/sendUnsentFromBrowser'));
      return sendUnsentFromBrowser(id, patience);
    };
    const timer = setTimeout(() => void send(sendTimeout).catch(() => undefined), startDelay);
    const unregister = registerLeaveTask(async () => {
      const [exam] = await send(leaveTimeout);
      if (exam) rememberSignInNotice(words('unsent', { count: exam.count, title: exam.title }));
    });
    return () => {
      clearTimeout(timer);
      unregister();
    };
  }, [id, role]);
}
