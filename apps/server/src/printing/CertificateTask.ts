import type { CertificateField, Language, PageOrientation } from '@sen/api/contract/model';
import type { CertificateFacts } from '@sen/domain/certificates/fieldText';

/** What a thread prints: one document for each of the certificates, which look alike. */
export interface CertificateTask {
  language: Language;
  orientation: PageOrientation;
  fields: readonly CertificateField[];
  /** The picture of the page: a JPEG. */
  background: Uint8Array;
  /** The organisation that issued them. */
  organisation: string;
  certificates: readonly CertificateFacts[];
  /** The address of the verification, to which the code is added. */
  verification: string;
  /** Across the page of a sample. */
  mark: string | null;
}
