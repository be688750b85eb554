import type { CertificateTemplate } from '@sen/api/contract/model';
import type { WholeTemplate } from './checkTemplate.ts';

/** The draft that would be saved as this template. */
export function draftOfTemplate({
  name,
  orientation,
  lang,
  valid_months,
  fields,
}: CertificateTemplate): WholeTemplate {
  return { name, orientation, lang, valid_months, fields };
}
