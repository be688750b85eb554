import type { SupportRequest } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';

/** Length limits of the contract. */
export const longestRequest = { subject: 200, description: 5000 } as const;

/** Validates a support request. */
export function checkSupportRequest(request: SupportRequest): FieldError[] {
  return (['subject', 'description'] as const).flatMap((field) => {
    const max = longestRequest[field];
    const text = request[field];
    return text.length > max ? [fieldError(field, 'tooLong', { max })] : required(field, text);
  });
}
