import type { FullCourse } from '@sen/api/contract/model';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import type { ReactNode } from 'react';
import { CourseContent } from './CourseContent';
import { courseFacts, courseFigures } from './courseFacts';
import { words } from './words';

interface CourseDocumentProps {
  course: FullCourse;
  /** Shown after its chapters. */
  children?: ReactNode;
}

/** A course as a document: its figures, its chapters, what is known of it. */
export function CourseDocument({ course, children }: CourseDocumentProps) {
  return (
    <>
      <DescriptionList look="figures" items={courseFigures(course)} />
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
