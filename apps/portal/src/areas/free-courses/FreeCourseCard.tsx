import type { FreeCourseRow } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { approvalStatus } from '../../patterns/approvals/approvalStatus';
import { Facts } from '../../patterns/Facts';
import { CourseBanner } from '../../patterns/courses/CourseBanner';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { priceLabel } from '../../words/priceLabel';
import { CourseStars } from './CourseStars';
import { words } from './words';

/** A course of the catalogue: what it is, what it costs, what others say, and how far the own request is. */
export function FreeCourseCard({ course }: { course: FreeCourseRow }) {
  const { level, field, teacher, session_count, completion_time, request_status, attends } = course;
  const facts = [
    level && words(level),
    field?.name,
    session_count > 0 ? words('sessions', { count: formatNumber(session_count) }) : null,
    completion_time === null ? null : words('days', { count: formatNumber(completion_time) }),
  ].filter(Boolean);
  return (
    <Card
      title={course.course_name}
      level={2}
      footer={
        <ButtonLink href={href('freeCourse', { courseid: course.id })} size="small" variant="primary">
          {words('view')} <VisuallyHidden>{course.course_name}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <Stack gap="s">
        <CourseBanner courseId={course.id} banner={course.banner} />
        <Inline justify="between" gap="s">
          <strong>{priceLabel(course.price)}</strong>
          <CourseStars rating={course.rating} />
        </Inline>
        {facts.length > 0 && (
          <Text size="small">
            <Facts facts={facts} />
          </Text>
        )}
        <Text size="small" tone="muted">
          <Facts facts={[course.company_name, ...(teacher ? [words('by', { name: teacher.name })] : [])]} />
        </Text>
        {attends ? (
          <Inline>
            <StatusBadge tone="success">{words('attends')}</StatusBadge>
          </Inline>
        ) : (
          request_status && (
            <Inline>
              <StatusBadge tone={approvalStatus.tones[request_status]}>
                {approvalStatus.label(request_status)}
              </StatusBadge>
            </Inline>
          )
        )}
      </Stack>
    </Card>
  );
}
