import type { CertificateArchive } from '@sen/api/contract/model';

/** Whether an archive waits or is being made. */
export function isUnderWay(archive: CertificateArchive | null | undefined): boolean {
  return archive?.state === 'waiting' || archive?.state === 'running';
}
