import type { CertificateField, Language, PageOrientation } from '@sen/api/contract/model';
import { certificateNumber } from '@sen/domain/certificates/certificateNumber';
import type { CertificateFacts } from '@sen/domain/certificates/fieldText';
import { printedBackground } from '../files/printedBackground.ts';
import type { CertificateTask } from '../printing/CertificateTask.ts';
import type { PrintedCertificate } from '../store/certificates/certificates.ts';
import type { Services } from '../operations/Operation.ts';

interface Look {
  lang: Language;
  orientation: PageOrientation;
  fields: readonly CertificateField[];
  image_file: string;
}

/** What a thread prints: these certificates, which look alike. */
export async function printTask(
  { files, config }: Pick<Services, 'files' | 'config'>,
  { lang, orientation, fields, image_file }: Look,
  given: { certificates: readonly CertificateFacts[]; organisation: string; mark?: string },
): Promise<CertificateTask> {
  return {
    language: lang,
    orientation,
    fields,
    background: await printedBackground(files, image_file),
    organisation: given.organisation,
    certificates: given.certificates,
    verification: `${config.publicUrl}/verify/`,
    mark: given.mark ?? null,
  };
}

/** What a printed certificate says. */
export function factsOf(certificate: PrintedCertificate): CertificateFacts {
  const { person_name, course_name, issued_at, score, rating, code } = certificate;
  return { person_name, course_name, issued_at, score, rating, code, number: certificateNumber(certificate) };
}
