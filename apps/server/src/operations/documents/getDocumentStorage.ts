import { gigabyte } from '@sen/domain/uploads/mayUpload';
import { readAccount } from '../../store/documents/documentAccount.ts';
import type { Handler } from '../Operation.ts';

export const getDocumentStorage: Handler<'getDocumentStorage'> = async ({ caller }, { database, config }) => {
  const { bytes } = await readAccount(database, caller.id);
  return { data: { used: bytes, total: config.personStorageGb * gigabyte } };
};
