import type { Notification } from '../contract/model';
import { notifications } from '../fixtures/notifications';
import { http } from './http';
import { page } from './page';

/**
 * The bell; with an address, that is where its notifications lead.
 * @param message why they lead there for now
 */
export const notificationMocks = (
  rows: Notification[] = notifications,
  address: string | null = null,
  message?: string,
) => {
  const unread = rows.filter(({ read_at }) => read_at === null).length;
  const counts = { count_unread: unread, count_unchecked: unread };
  return [
    http.get('/notifications', ({ response }) => response(200).json({ ...page(rows), ...counts })),
    http.put('/notifications/click-icon', ({ response }) =>
      response(200).json({ data: { ...counts, count_unchecked: 0 } }),
    ),
    http.put('/notifications/read_array', ({ response }) => response(200).json({ data: counts })),
    http.put('/notifications/checkAll', ({ response }) =>
      response(200).json({ data: { count_unread: 0, count_unchecked: 0 } }),
    ),
    http.delete('/notifications/delete/array', ({ response }) => response(200).json({ data: counts })),
    http.post('/notifications/{id}/open', ({ response }) =>
      response(200).json({ data: { address, ...counts }, ...(message === undefined ? {} : { message }) }),
    ),
  ];
};
