import type { CertificateArchive, CertificateIssuing } from '@sen/api/contract/model';

/** What a job does for the user. */
export type Work = Pick<CertificateArchive | CertificateIssuing, 'state'>;

/** Whether an archive is being made, or certificates are being issued, or wait for it. */
export function isUnderWay(work: Work | null | undefined): boolean {
  return work?.state === 'waiting' || work?.state === 'running';
}
