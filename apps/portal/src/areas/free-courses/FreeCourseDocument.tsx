import type { FreeCourse, JoinableClass } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { CourseBanner } from '../../patterns/courses/CourseBanner';
import { CourseOutline } from '../../patterns/courses/CourseOutline';
import { Paragraphs } from '../../patterns/Paragraphs';
import { formatDate, formatNumber } from '../../words/formats';
import { timingLabel, timingTones } from '../../words/labels';
import { priceLabel } from '../../words/priceLabel';
import { CourseStars } from './CourseStars';
import { words } from './words';

/** What a free course teaches, what it costs, and in which classes. */
export function FreeCourseDocument({ course }: { course: FreeCourse }) {
  const { course_description: description, benefits, introduction, trailer_video: trailer } = course;
  return (
    <Stack gap="xl">
      <Columns division="asideStart" gap="l">
        <CourseBanner courseId={course.id} banner={course.banner} />
        <Stack gap="m">
          {description && <Paragraphs text={description} />}
          <DescriptionList look="beside" items={factsOf(course)} />
        </Stack>
      </Columns>
      {course.is_public && (
        <Stack as="section" gap="s">
          <Heading level={2}>{words('classes')}</Heading>
          {course.classes.length === 0 ? (
            <Callout>{words('noClasses')}</Callout>
          ) : (
            <Columns division="medium">
              {course.classes.map((classroom) => (
                <JoinableClassCard key={classroom.id} classroom={classroom} />
              ))}
            </Columns>
          )}
        </Stack>
      )}
      {benefits && <Part title={words('benefits')} text={benefits} />}
      {introduction && <Part title={words('introduction')} text={introduction} />}
      {trailer && (
        <Stack as="section" gap="s">
          <Heading level={2}>{words('trailer')}</Heading>
          <Link href={trailer}>{trailer}</Link>
        </Stack>
      )}
      <Stack as="section" gap="m">
        <Heading level={2}>{words('content')}</Heading>
        <CourseOutline chapters={course.chapters} />
      </Stack>
    </Stack>
  );
}

function JoinableClassCard({ classroom }: { classroom: JoinableClass }) {
  const { timing } = classroom;
  return (
    <Card title={classroom.classroom_name} level={3}>
      <Stack gap="s">
        <Inline gap="s">
          <StatusBadge tone={timingTones[timing]}>{timingLabel(timing)}</StatusBadge>
          <Text as="span" size="small" tone="muted" tabular>
            {words('period', {
              start: formatDate(classroom.classroom_start_time),
              end: formatDate(classroom.classroom_end_time),
            })}
          </Text>
        </Inline>
        <Text size="small">{words('teacher', { name: classroom.teacher.name })}</Text>
      </Stack>
    </Card>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <Stack as="section" gap="s">
      <Heading level={2}>{title}</Heading>
      <Paragraphs text={text} />
    </Stack>
  );
}

function factsOf({
  price,
  rating,
  company_name,
  teacher,
  level,
  field,
  completion_time,
  completion_score,
}: FreeCourse) {
  return [
    { term: words('price'), details: priceLabel(price) },
    { term: words('rating'), details: <CourseStars rating={rating} /> },
    { term: words('unit'), details: company_name },
    { term: words('lecturer'), details: teacher?.name },
    { term: words('level'), details: level ? words(level) : undefined },
    { term: words('field'), details: field?.name },
    {
      term: words('completionTime'),
      details: completion_time === null ? undefined : words('days', { count: formatNumber(completion_time) }),
    },
    {
      term: words('completionScore'),
      details: completion_score === null ? undefined : formatNumber(completion_score),
    },
  ];
}
