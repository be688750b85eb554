import type { Language, Role } from '@sen/api/contract/model';
import {
  type NotificationEvent,
  notificationTarget,
  notificationText,
} from '@sen/domain/notifications/notificationTypes';
import type { Mail } from './Mail.ts';
import { type MailReader, mailTo } from './mailTo.ts';

const words = {
  vi: {
    action: 'Xem trên Sen',
    why: 'Bạn nhận thư này vì đã bật thư cho loại thông báo này. Bạn có thể tắt trong phần cài đặt thông báo:',
  },
  en: {
    action: 'View in Sen',
    why: 'You receive this mail because mails of this kind are turned on. You can turn them off in the notification settings:',
  },
} as const satisfies Record<Language, unknown>;

/** A notification as a mail. @param publicUrl the portal's address */
export function notificationMail(
  reader: MailReader & { id: string; role: Role },
  event: NotificationEvent,
  publicUrl: string,
): Mail {
  const { action, why } = words[reader.lang];
  const { message, detail } = notificationText(event, reader.lang);
  const target = notificationTarget(event, reader);
  return mailTo(reader, message, [
    { kind: 'text', text: detail === undefined ? `${message}.` : `${message}. ${detail}` },
    ...(target ? [{ kind: 'action' as const, label: action, href: `${publicUrl}${target.address}` }] : []),
    { kind: 'text', text: `${why} ${publicUrl}/setting/notification` },
  ]);
}
