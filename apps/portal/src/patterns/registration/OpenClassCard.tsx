import type { OpenClass } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { formatDate } from '../../words/formats';
import { classTimingTones, timingLabel } from '../../words/labels';
import { courseWords as words } from './courseWords';

interface OpenClassCardProps {
  classroom: OpenClass;
  onAsk: () => void;
}

/** A class that can be requested, with the status of the request. */
export function OpenClassCard({ classroom, onAsk }: OpenClassCardProps) {
  const { request_status: status, reason } = classroom;
  return (
    <Card title={classroom.classroom_name}>
      <Stack gap="s">
        <Text size="small" tone="muted">
          {classroom.course_name}
        </Text>
        <Inline gap="s">
          <StatusBadge tone={classTimingTones[classroom.timing]}>{timingLabel(classroom.timing)}</StatusBadge>
          <Text as="span" size="small" tone="muted" tabular>
            {words('period', {
              start: formatDate(classroom.classroom_start_time),
              end: formatDate(classroom.classroom_end_time),
            })}
          </Text>
        </Inline>
        <Text size="small">{words('teacher', { name: classroom.teacher.name })}</Text>
        {status === 'denied' && (
          <Inline gap="s">
            <StatusBadge tone="danger">{words('denied')}</StatusBadge>
            {reason && <Text size="small">{words('deniedFor', { reason })}</Text>}
          </Inline>
        )}
        {status === 'pending' ? (
          <Inline>
            <StatusBadge tone="waiting">{words('pending')}</StatusBadge>
          </Inline>
        ) : (
          <Inline>
            <Button variant={status === 'denied' ? 'secondary' : 'primary'} onPress={onAsk}>
              {words(status === 'denied' ? 'askAgain' : 'ask')}{' '}
              <VisuallyHidden>{classroom.classroom_name}</VisuallyHidden>
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
