import type { Person, Training } from '@sen/api/contract/model';
import { Avatar } from '@sen/ui/Avatar';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { href } from '../../routes/paths';
import { words } from './words';

/** Who attends, each with a link to both tests. */
export function TrainingStudents({
  students,
  training,
}: {
  students: readonly Person[];
  training: Training;
}) {
  const [first] = training.tests;
  return (
    <Stack>
      <Heading level={2}>{words('students')}</Heading>
      <Stack as="ul" gap="s">
        {students.map(({ id, name, avatar }) => (
          <Inline key={id} as="li" gap="s" wrap={false}>
            <Avatar name={name} src={avatar ?? undefined} size="small" />
            <Link href={href('trainingReview', { svid: first?.survey_id ?? '0', tid: training.id, uid: id })}>
              {name}
            </Link>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
