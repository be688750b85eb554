import { newId } from '../../app/newId';
import type { FullCourse } from '@sen/api/contract/model';
import { ChapterTree } from '@sen/ui/ChapterTree';
import { useMemo } from 'react';
import { treeOf } from './courseTree';
import { words } from './words';

/** The chapters of a course, to be read. */
export function CourseContent({ course: { course_name, chapters } }: { course: FullCourse }) {
  const tree = useMemo(() => treeOf(chapters), [chapters]);
  return (
    <ChapterTree readOnly label={words('contentOf', { name: course_name })} value={tree} newId={newId} />
  );
}
