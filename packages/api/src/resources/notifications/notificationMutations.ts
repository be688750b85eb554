import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const notificationMutations = {
  read: (ids: string[]) => unwrap(client.PUT('/notifications/read_array', { body: { ids } })),
  readAll: () => unwrap(client.PUT('/notifications/checkAll')),
  delete: (ids: string[]) => unwrap(client.DELETE('/notifications/delete/array', { body: { ids } })),
  see: () => unwrap(client.PUT('/notifications/click-icon')),
  open: (id: string) => unwrap(client.POST('/notifications/{id}/open', { params: { path: { id } } })),
};
