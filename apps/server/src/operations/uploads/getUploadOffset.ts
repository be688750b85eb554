import { type Handler, UploadTransfer } from '../Operation.ts';
import { ownUpload } from './ownUpload.ts';

export const getUploadOffset: Handler<'getUploadOffset'> = async (call, services) =>
  new UploadTransfer((await ownUpload(call, services)).id);
