import type { FullCourse } from '@sen/api/contract/model';
import { Columns } from '@sen/ui/Columns';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import type { ReactNode } from 'react';
import { Paragraphs } from '../../patterns/Paragraphs';
import { CourseContent } from './CourseContent';
import * as css from './CourseDocument.css';
import { courseFacts, courseFigures } from './courseFacts';
import { words } from './words';

interface CourseDocumentProps {
  course: FullCourse;
  /** Shown after its chapters. */
  children?: ReactNode;
}

/** A course as a document: its banner, its figures, its chapters, what is known of it. */
export function CourseDocument({ course, children }: CourseDocumentProps) {
  return (
    <>
      <CourseHead course={course} />
      <Stack>
        <Heading level={2}>{words('content')}</Heading>
        <CourseContent course={course} />
      </Stack>
      {children}
      {courseFacts(course).map(({ title, items }) => (
        <Stack key={title}>
          <Heading level={2}>{title}</Heading>
          <DescriptionList items={items} />
        </Stack>
      ))}
    </>
  );
}

function CourseHead({ course }: { course: FullCourse }) {
  const { banner, course_description } = course;
  const facts = (
    <Stack>
      <Paragraphs text={course_description} />
      <DescriptionList look="figures" items={courseFigures(course)} />
    </Stack>
  );
  if (banner === null) return facts;
  return (
    <Columns division="asideStart" gap="l">
      <img src={banner} alt="" className={css.banner} />
      {facts}
    </Columns>
  );
}
