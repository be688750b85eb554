import type { SupportRequest } from '@sen/api/contract/model';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

export const emptyRequest: SupportRequest = { subject: '', description: '' };

export const supportReaders: FieldReaders<SupportRequest> = {
  subject: readers.text,
  description: readers.text,
};
