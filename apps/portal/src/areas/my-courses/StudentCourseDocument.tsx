import type { StudentCourse } from '@sen/api/contract/model';
import { Columns } from '@sen/ui/Columns';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Paragraphs } from '../../patterns/Paragraphs';
import { formatNumber } from '../../words/formats';
import { CourseBanner } from '../../patterns/courses/CourseBanner';
import { CourseOutline } from '../../patterns/courses/CourseOutline';
import { levelLabel } from './courseStates';
import { words } from './words';

/** What a course is about, for whom it is, and what it teaches. */
export function StudentCourseDocument({ course }: { course: StudentCourse }) {
  const { course_description: description, benefits, introduction, trailer_video: trailer } = course;
  const about = (
    <Stack gap="m">
      {description && <Paragraphs text={description} />}
      <DescriptionList look="beside" items={factsOf(course)} />
    </Stack>
  );
  return (
    <>
      {course.banner === null ? (
        about
      ) : (
        <Columns division="asideStart" gap="l">
          <CourseBanner courseId={course.id} banner={course.banner} />
          {about}
        </Columns>
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
    </>
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

function factsOf({ course_code, level, field, lecturers, completion_time, completion_score }: StudentCourse) {
  const names = lecturers.map(({ name }) => name).join(', ');
  return [
    { term: words('courseCode'), details: course_code },
    { term: words('level'), details: level ? levelLabel(level) : undefined },
    { term: words('field'), details: field?.name },
    { term: words('lecturers'), details: names || undefined },
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
