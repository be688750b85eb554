import type { VerifiedCertificate } from '@sen/api/contract/model';
import { ratingNames } from '@sen/domain/completion/resultNames';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { CertificateNumber } from '../../patterns/certificates/CertificateNumber';
import { formatDate, formatNumber } from '../../words/formats';
import { language } from '../../words/runtime';
import { verifyWords as words } from './verifyWords';

const tones = { valid: 'success', expired: 'waiting', revoked: 'danger' } as const;

/** What a genuine certificate says, and what it is worth. */
export function VerifiedFacts({ certificate }: { certificate: VerifiedCertificate }) {
  const { status, score, rating, expires_at, revoked_at } = certificate;
  return (
    <>
      <Callout tone={tones[status]} title={words(status)} live>
        {[...verdictOf(status, expires_at, revoked_at), words('compare')].join(' ')}
      </Callout>
      <DescriptionList
        look="beside"
        items={[
          { term: words('person'), details: certificate.person_name },
          { term: words('course'), details: certificate.course_name },
          { term: words('company'), details: certificate.company_name },
          { term: words('number'), details: <CertificateNumber>{certificate.number}</CertificateNumber> },
          { term: words('issued'), details: formatDate(certificate.issued_at) },
          { term: words('expires'), details: expires_at === null ? words('never') : formatDate(expires_at) },
          ...(score === null ? [] : [{ term: words('score'), details: formatNumber(score) }]),
          ...(rating === null ? [] : [{ term: words('rating'), details: ratingNames[rating][language()] }]),
        ]}
      />
    </>
  );
}

function verdictOf(
  status: VerifiedCertificate['status'],
  expires: string | null,
  revoked: string | null,
): string[] {
  if (status === 'revoked' && revoked !== null) return [words('revokedText', { date: formatDate(revoked) })];
  return status === 'expired' && expires !== null
    ? [words('expiredText', { date: formatDate(expires) })]
    : [];
}
