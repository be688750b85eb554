import { classTarget } from './classTarget.ts';
import { defineNotification, type NotificationType } from './NotificationType.ts';

type ClassNotification<Facts> = Pick<NotificationType<Facts>, 'audience' | 'words' | 'sample'> &
  Partial<Pick<NotificationType<Facts>, 'target'>>;

/** A notification of a class to its people: always in the bell, never by mail. It leads to the class unless it has another target. */
export function classNotification<Facts extends { classroom_id: string }>(
  type: ClassNotification<Facts>,
): NotificationType<Facts> {
  return defineNotification({ icon: 'class', bell: null, mail: null, target: classTarget, ...type });
}
