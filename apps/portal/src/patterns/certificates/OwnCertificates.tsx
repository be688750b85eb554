import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Callout } from '@sen/ui/Callout';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../app/errors/errorText';
import { CertificateEntry } from './CertificateEntry';
import { words } from './words';

/** The user's own certificates; of one course those that there are, and nothing without any. */
export function OwnCertificates({ courseId }: { courseId?: string }) {
  const { data, error } = useQuery(certificateQueries.own());
  const certificates = data?.data.filter(({ course_id }) => courseId === undefined || course_id === courseId);
  if (courseId !== undefined && !certificates?.length) return null;
  return (
    <Stack as="section">
      <Heading level={2}>{words('title')}</Heading>
      {error && (
        <Callout tone="danger" title={words('failed')}>
          {errorText(error)}
        </Callout>
      )}
      {certificates?.length === 0 && <Text tone="muted">{words('none')}</Text>}
      {certificates?.map((certificate) => (
        <CertificateEntry key={certificate.id} certificate={certificate} course={certificate.course_name} />
      ))}
    </Stack>
  );
}
