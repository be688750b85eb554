import type { ClassCertificateRow } from '@sen/api/contract/model';

/** Whether a student has a certificate that is not revoked; an expired one is one. */
export function isInForce({ state }: Pick<ClassCertificateRow, 'state'>): boolean {
  return state === 'valid' || state === 'expired';
}
