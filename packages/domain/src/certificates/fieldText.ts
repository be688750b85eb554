import type { CertificateField, Language, ResultRating } from '@sen/api/contract/model';
import { formatInstant } from '../time/formatInstant.ts';
import { ratingNames } from '../completion/resultNames.ts';

/** What a certificate says, as it was when it was issued. */
export interface CertificateFacts {
  readonly person_name: string;
  readonly course_name: string;
  readonly issued_at: Date;
  readonly score: number | null;
  readonly rating: ResultRating | null;
  readonly number: string;
  readonly code: string;
}

/** The text of a field; empty where there is nothing to say, and for a QR code. */
export function fieldText(
  { kind, text }: Pick<CertificateField, 'kind' | 'text'>,
  facts: CertificateFacts,
  language: Language,
): string {
  switch (kind) {
    case 'person_name':
      return facts.person_name;
    case 'course_name':
      return facts.course_name;
    case 'issued_on':
      return formatInstant('date', facts.issued_at, language);
    case 'score':
      return facts.score === null ? '' : new Intl.NumberFormat(language).format(facts.score);
    case 'rating':
      return facts.rating === null ? '' : ratingNames[facts.rating][language];
    case 'number':
      return facts.number;
    case 'code':
      return facts.code;
    case 'qr':
      return '';
    case 'text':
      return text;
  }
}
