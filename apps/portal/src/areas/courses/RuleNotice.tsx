import type { FullCourse } from '@sen/api/contract/model';
import { completionQueries } from '@sen/api/resources/completion/completionQueries';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { formatNumber } from '../../words/formats';
import { href } from '../../routes/paths';
import { words } from './words';

/** Says that classes judge by other weights or scores than their course: saving it does not change them. */
export function RuleNotice({ course }: { course: FullCourse }) {
  const user = useUser();
  const { id: cid } = course;
  const { data } = useQuery({
    ...completionQueries.rule(cid, { limit: 5 }),
    enabled: course.class_count > 0 && mayEditCourse(user, course).allowed,
  });
  const differing = data?.data.differing_count ?? 0;
  if (differing === 0) return null;
  return (
    <Callout tone="waiting" title={words('ruleDiffers', { count: formatNumber(differing) })}>
      <Stack gap="s">
        <Text>{words('ruleDiffersText')}</Text>
        <Inline>
          <ButtonLink size="small" href={href('courseRule', { cid })}>
            {words('ruleOpen')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Callout>
  );
}
