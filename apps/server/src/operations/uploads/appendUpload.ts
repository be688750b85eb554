import { type Handler, UploadTransfer } from '../Operation.ts';
import { ownUpload } from './ownUpload.ts';

export const appendUpload: Handler<'appendUpload'> = async (call, services) =>
  new UploadTransfer((await ownUpload(call, services)).id);
