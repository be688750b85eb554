import { ownCertificates } from '../../store/certificates/certificates.ts';
import type { Handler } from '../Operation.ts';

export const listOwnCertificates: Handler<'listOwnCertificates'> = async ({ caller, now }, { database }) => ({
  data: await ownCertificates(database, caller.id, now),
});
