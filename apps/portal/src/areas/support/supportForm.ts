import type { SupportRequest } from '@sen/api/contract/model';

export const emptyRequest: SupportRequest = { subject: '', description: '' };

/** A stored draft is untrusted input: it may come from an older version of this page. */
export function isSupportRequest(stored: unknown): stored is SupportRequest {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'subject' in stored &&
    'description' in stored &&
    typeof stored.subject === 'string' &&
    typeof stored.description === 'string'
  );
}
