import type { SupportRequest } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const supportMutations = {
  ask: (body: SupportRequest) => unwrap(client.POST('/users/supporting', { body, ...multipart })),
};
