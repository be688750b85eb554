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
  approve: (request_ids: string[], classroom_id: string) =>
    unwrap(client.POST('/requests/approve', { body: { request_ids, classroom_id }, ...multipart })),
  deny: (request_ids: string[], reason: string) =>
    unwrap(client.POST('/requests/deny', { body: { request_ids, reason }, ...multipart })),
  setLink: (id: string, body: { open: boolean; renew?: boolean }) =>
    unwrap(client.PUT('/companies/{id}/registration', { params: { path: { id } }, body })),
};
