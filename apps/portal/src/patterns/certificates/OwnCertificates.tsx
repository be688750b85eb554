import type { OwnCertificate } from '@sen/api/contract/model';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
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
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '../../app/errors/errorText';
import { href } from '../../routes/paths';
import { formatDate } from '../../words/formats';
import { certificateStateLabel, certificateStateTones } from './certificateStates';
import { saveCertificate } from './saveCertificate';
import { words } from './words';

/** The user's own certificates; of one course those that there are, and nothing without any. */
export function OwnCertificates({ courseId }: { courseId?: string }) {
  const { data, error } = useQuery(certificateQueries.own());
  const certificates = data?.data.filter(({ course_id }) => courseId === undefined || course_id === courseId);
  if (courseId !== undefined && !certificates?.length) return null;
  return (
    <Card title={words('title')}>
      <Stack>
        {error && (
          <Callout tone="danger" title={words('failed')}>
            {errorText(error)}
          </Callout>
        )}
        {certificates?.length === 0 && <Text tone="muted">{words('none')}</Text>}
        {certificates?.map((certificate) => (
          <CertificateEntry key={certificate.id} certificate={certificate} />
        ))}
      </Stack>
    </Card>
  );
}

function CertificateEntry({ certificate }: { certificate: OwnCertificate }) {
  const { number, code, status, course_name, issued_at, expires_at } = certificate;
  const saving = useMutation({ mutationFn: () => saveCertificate(certificate), meta: { quiet: true } });
  const about = words('about', { number, date: formatDate(issued_at) });
  const until = expires_at === null ? [] : [words('until', { date: formatDate(expires_at) })];
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Stack gap="xxs">
          <Text weight="semibold">{course_name}</Text>
          <Text size="small" tone="muted">
            {[about, ...until].join(' · ')}
          </Text>
        </Stack>
        <StatusBadge tone={certificateStateTones[status]}>{certificateStateLabel(status)}</StatusBadge>
      </Inline>
      <Inline>
        {status !== 'revoked' && (
          <Button
            size="small"
            icon={<Icon of={DownloadIcon} />}
            pending={saving.isPending}
            aria-label={words('downloadOf', { number })}
            onPress={() => saving.mutate()}
          >
            {words('download')}
          </Button>
        )}
        <ButtonLink
          size="small"
          aria-label={words('verifyOf', { number })}
          href={href('verifyCode', { code })}
        >
          {words('verify')}
        </ButtonLink>
      </Inline>
      {saving.isError && (
        <Callout tone="danger" title={words('notDownloaded')} live>
          {errorText(saving.error)}
        </Callout>
      )}
    </Stack>
  );
}
