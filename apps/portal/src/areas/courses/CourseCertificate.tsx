import type { FullCourse } from '@sen/api/contract/model';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { ActionRow } from '@sen/ui/ActionRow';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { CertificateIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Skeleton } from '@sen/ui/Skeleton';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../app/errors/errorText';
import { useUser } from '../../app/session/useUser';
import { href } from '../../routes/paths';
import { refusalText } from '../../words/refusalText';
import { words } from './words';

/** Which certificate a course has and how it is issued, with the way to change that. */
export function CourseCertificate({ course }: { course: FullCourse }) {
  const user = useUser();
  const { data, error } = useQuery(certificateQueries.ofCourse(course.id));
  const certificate = data?.data;
  const template = certificate?.template;
  return (
    <Stack>
      <Inline justify="between" gap="m">
        <Heading level={2}>{words('certificate')}</Heading>
        <ActionRow
          actions={[
            {
              id: 'certificate',
              label: words('chooseTemplate'),
              icon: <Icon of={CertificateIcon} />,
              href: href('courseCertificate', { cid: course.id }),
              disabledReason: refusalText(mayEditCourse(user, course)),
            },
          ]}
        />
      </Inline>
      {error ? (
        <Text tone="danger">{errorText(error)}</Text>
      ) : (
        <DescriptionList
          items={[
            {
              term: words('template'),
              details: certificate ? (template?.name ?? words('noCertificate')) : <Skeleton />,
            },
            {
              term: words('issuing'),
              details: template ? words(certificate.by_rule ? 'byRule' : 'byHand') : undefined,
            },
          ]}
        />
      )}
    </Stack>
  );
}
