import type { MyCourse } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import type { Tone } from '@sen/ui/tokens/tones';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { href } from '../../routes/paths';
import { formatDate } from '../../words/formats';
import { classTimingTones, completionLabel, completionTones, timingLabel } from '../../words/labels';
import { CourseBanner } from '../../patterns/courses/CourseBanner';
import { registrationLabel } from './courseStates';
import { words } from './words';

interface MyCourseCardProps {
  course: MyCourse;
  /** On the page of the course: the class alone. */
  ofCourse?: boolean;
}

/** One of the own courses with its class, and how far one is. */
export function MyCourseCard({ course, ofCourse = false }: MyCourseCardProps) {
  const { registration, timing } = course;
  const isWaiting = registration === 'awaiting_approval';
  const state = stateOf(course);
  const isStudied = registration === 'registered' && timing === 'happening';
  return (
    <Card
      title={ofCourse ? course.classroom_name : course.course_name}
      level={ofCourse ? 3 : 2}
      footer={
        <Inline gap="s">
          {isStudied && (
            <ButtonLink href={href('study', { clrid: course.id })} size="small" variant="primary">
              {words('study')} <VisuallyHidden>{course.classroom_name}</VisuallyHidden>
            </ButtonLink>
          )}
          {!isWaiting && (
            <ButtonLink
              href={href('classroom', { cid: course.id })}
              size="small"
              variant={timing === 'happening' && !isStudied ? 'primary' : 'secondary'}
            >
              {words('openClass')} <VisuallyHidden>{course.classroom_name}</VisuallyHidden>
            </ButtonLink>
          )}
          {!ofCourse && (
            <ButtonLink href={href('studentCourse', { cid: course.course_id })} size="small">
              {words('openCourse')} <VisuallyHidden>{course.course_name}</VisuallyHidden>
            </ButtonLink>
          )}
        </Inline>
      }
    >
      <Stack gap="s">
        {!ofCourse && (
          <>
            <CourseBanner courseId={course.course_id} banner={course.banner} />
            <Text size="small">{words('class', { name: course.classroom_name })}</Text>
          </>
        )}
        <Text size="small" tone="muted" tabular>
          {words('period', {
            start: formatDate(course.classroom_start_time),
            end: formatDate(course.classroom_end_time),
          })}
        </Text>
        <Text size="small" tone="muted">
          {words('teacher', { name: course.teacher.name })}
        </Text>
        <Inline>
          <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        </Inline>
      </Stack>
    </Card>
  );
}

/** The one state that says most: that it waits for approval, then the result, then where the class is in time. */
function stateOf({ registration, completion, timing }: MyCourse): { tone: Tone; label: string } {
  if (registration === 'awaiting_approval')
    return { tone: 'waiting', label: registrationLabel(registration) };
  const isUnderWay = timing === 'happening' && completion === 'not_completed';
  if (completion === null || timing === 'not_started' || isUnderWay)
    return { tone: classTimingTones[timing], label: timingLabel(timing) };
  return { tone: completionTones[completion], label: completionLabel(completion) };
}
