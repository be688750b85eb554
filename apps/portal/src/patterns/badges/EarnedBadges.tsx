import type { EarnedBadge } from '@sen/api/contract/model';
import { badgeMutations } from '@sen/api/resources/badges/badgeMutations';
import { badgeQueries } from '@sen/api/resources/badges/badgeQueries';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Disclosure } from '@sen/ui/Disclosure';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showRefusal } from '../../app/errors/showRefusal';
import { saveFile } from '../../app/saveFile';
import { formatDate, formatNumber } from '../../words/formats';
import * as css from './EarnedBadges.css';
import { earnedWords as words } from './earnedWords';

/** The badges of a person, down to the courses for which each was awarded; nothing for somebody without any. */
export function EarnedBadges({ userId }: { userId: string }) {
  const { data } = useQuery(badgeQueries.earned(userId));
  if (!data || data.data.length === 0) return null;
  return (
    <Card title={words('title')}>
      <ul className={css.badges}>
        {data.data.map((badge) => (
          <li key={badge.id} className={css.badge}>
            <img src={badge.image_badge} alt="" className={css.picture} />
            <div className={css.text}>
              <Stack gap="xs">
                <Stack gap="xxs">
                  <Heading level={3}>{badge.name}</Heading>
                  <Text size="small" tone="muted">
                    {words('awarded', { date: formatDate(badge.awarded_at) })}
                  </Text>
                </Stack>
                <Disclosure title={words('how')}>
                  <Evidence badge={badge} />
                </Disclosure>
                <CredentialButton badge={badge} />
              </Stack>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Evidence({ badge: { courses, joined_at, join_days } }: { badge: EarnedBadge }) {
  return (
    <Stack gap="xs">
      {courses.length > 0 && (
        <>
          <Text>{words('courses', { count: courses.length })}</Text>
          <ul className={css.courses}>
            {courses.map((course) => (
              <li key={course.course_id}>{courseText(course)}</li>
            ))}
          </ul>
        </>
      )}
      {join_days !== null && (
        <Text>{words('joined', { days: formatNumber(join_days), date: formatDate(joined_at) })}</Text>
      )}
    </Stack>
  );
}

function courseText({
  course_name,
  classroom_name,
  completed_at,
  score,
}: EarnedBadge['courses'][number]): string {
  return [
    course_name,
    classroom_name,
    completed_at && formatDate(completed_at),
    score !== null && words('score', { score: formatNumber(score) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Saves a badge as others can read it. */
function CredentialButton({ badge: { id, name } }: { badge: EarnedBadge }) {
  const [pending, setPending] = useState(false);
  async function download(): Promise<void> {
    setPending(true);
    try {
      const file: unknown = await badgeMutations.credential(id);
      if (file instanceof Blob) saveFile(`open-badge-${id}.jsonld`, file);
    } catch (error) {
      showRefusal(error);
    }
    setPending(false);
  }
  return (
    <div>
      <Button
        size="small"
        icon={<Icon of={DownloadIcon} size="small" />}
        pending={pending}
        onPress={() => void download()}
      >
        {words('download')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </div>
  );
}
