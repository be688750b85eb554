import type { Audience } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export interface SignUpBody {
  email: string;
  phone: string;
  name: string;
  dateOfBirth: string;
  unit: string;
}

export const registrationMutations = {
  signUp: (body: SignUpBody) => unwrap(client.POST('/auth/signup', { body, ...multipart })),
  ask: (body: { classroom_id?: string; note?: string }) =>
    unwrap(client.POST('/register', { body, ...multipart })),
  markMarketplace: () => unwrap(client.POST('/register/marketplace')),
  /** @param audience who reads the topics among them */
  approve: (
    request_ids: string[],
    placements: { request_id: string; classroom_id: string }[],
    audience: Audience = 'system',
  ) =>
    unwrap(client.POST('/requests/approve', { body: { request_ids, placements, audience }, ...multipart })),
  deny: (request_ids: string[], reason: string) =>
    unwrap(client.POST('/requests/deny', { body: { request_ids, reason }, ...multipart })),
  undo: (request_ids: string[]) =>
    unwrap(client.POST('/requests/undo', { body: { request_ids }, ...multipart })),
  setLink: (id: string, body: { open: boolean; renew?: boolean }) =>
    unwrap(client.PUT('/companies/{id}/registration', { params: { path: { id } }, body })),
};
