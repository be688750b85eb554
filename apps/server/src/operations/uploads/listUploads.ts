import { listOwnUploads } from '../../store/uploads/uploads.ts';
import type { Handler } from '../Operation.ts';
import { uploadAnswer } from './uploadAnswer.ts';

export const listUploads: Handler<'listUploads'> = async ({ caller, now }, { database }) => {
  const uploads = await listOwnUploads(database, caller.id);
  return { data: uploads.filter(({ expires_at }) => expires_at > now).map(uploadAnswer) };
};
