import type { ClassCertificate, OwnCertificate } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../app/errors/errorText';
import { href } from '../../routes/paths';
import { formatDate } from '../../words/formats';
import { Facts } from '../Facts';
import { CertificateNumber } from './CertificateNumber';
import { certificateStateLabel, certificateStateTones } from './certificateStates';
import { saveCertificate } from './saveCertificate';
import { words } from './words';

interface CertificateEntryProps {
  certificate: ClassCertificate | OwnCertificate;
  /** Of what it is, where the page does not say so. */
  course?: string;
}

/** A certificate with what it is worth, its document and its verification; of a revoked one why. */
export function CertificateEntry({ certificate, course }: CertificateEntryProps) {
  const { number, code, status, issued_at, expires_at, revoked_at, reason } = certificate;
  const saving = useMutation({ mutationFn: () => saveCertificate(certificate), meta: { quiet: true } });
  const numbered = words('numbered', { number });
  const facts = [
    ...(course === undefined ? [] : [<CertificateNumber key="number">{numbered}</CertificateNumber>]),
    words('issuedOn', { date: formatDate(issued_at) }),
    ...(expires_at === null ? [] : [words('until', { date: formatDate(expires_at) })]),
  ];
  return (
    <Card
      title={course ?? numbered}
      level={3}
      actions={
        <StatusBadge tone={certificateStateTones[status]}>{certificateStateLabel(status)}</StatusBadge>
      }
    >
      <Stack gap="xs">
        <Text size="small" tone="muted">
          <Facts facts={facts} />
        </Text>
        {revoked_at !== null && (
          <Text preserve>
            {words('revokedBecause', { date: formatDate(revoked_at), reason: reason ?? '–' })}
          </Text>
        )}
      </Stack>
      <Inline>
        {status !== 'revoked' && (
          <Button
            size="small"
            icon={<Icon of={DownloadIcon} />}
            pending={saving.isPending}
            onPress={() => saving.mutate()}
          >
            {words('download')} <VisuallyHidden>{number}</VisuallyHidden>
          </Button>
        )}
        <ButtonLink size="small" href={href('verifyCode', { code })}>
          {words('verify')} <VisuallyHidden>{number}</VisuallyHidden>
        </ButtonLink>
      </Inline>
      {saving.isError && (
        <Callout tone="danger" title={words('notDownloaded')} live>
          {errorText(saving.error)}
        </Callout>
      )}
    </Card>
  );
}
