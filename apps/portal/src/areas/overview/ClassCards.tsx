import type { ClassRow } from '@sen/api/contract/model';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { ClassIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { href } from '../../routes/paths';
import { formatDate } from '../../words/formats';
import { timingLabel, timingTones } from '../../words/labels';
import { words } from './words';

/** The classes that the user teaches, manages or attends. */
export function ClassCards({ classes }: { classes: readonly ClassRow[] }) {
  if (classes.length === 0)
    return (
      <EmptyState icon={ClassIcon} title={words('classesNone')} level={3}>
        {words('classesNoneText')}
      </EmptyState>
    );
  return (
    <Columns division="medium">
      {classes.map((classroom) => (
        <Card
          key={classroom.id}
          title={classroom.classroom_name}
          level={3}
          href={href('classroom', { cid: classroom.id })}
        >
          <Stack gap="xs">
            <Text size="small" tone="muted">
              {classroom.course_name}
            </Text>
            <Inline gap="s">
              <StatusBadge tone={timingTones[classroom.timing]}>{timingLabel(classroom.timing)}</StatusBadge>
              <Text as="span" size="small" tone="muted" tabular>
                {words('period', {
                  start: formatDate(classroom.classroom_start_time),
                  end: formatDate(classroom.classroom_end_time),
                })}
              </Text>
            </Inline>
            <Text size="small">
              {words('students', { count: classroom.student_count })} ·{' '}
              {words('exams', { count: classroom.assignment_count })}
            </Text>
            <Text size="small">{words('teacher', { name: classroom.teacher.name })}</Text>
          </Stack>
        </Card>
      ))}
    </Columns>
  );
}
