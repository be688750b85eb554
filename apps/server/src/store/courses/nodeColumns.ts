import type {
  ClassroomChapterExamTable,
  ClassroomChapterTable,
  ClassroomSessionTable,
} from '../classes/tables.ts';
import { columnList } from '../columnList.ts';
import type { CourseChapterExamTable, CourseChapterTable, CourseSessionTable } from './tables.ts';

type Columns<OfCourse, OfClass> =
  Exclude<keyof OfCourse, 'course_id'> | Exclude<keyof OfClass, 'classroom_id'>;

/** What a copy of a course and its classes take over of a node. */
export const nodeColumns = {
  chapter: columnList<Columns<CourseChapterTable, ClassroomChapterTable>>({
    id: true,
    position: true,
    name: true,
  }),
  session: columnList<Columns<CourseSessionTable, ClassroomSessionTable>>({
    id: true,
    chapter_id: true,
    position: true,
    name: true,
    kind: true,
    lesson_id: true,
  }),
  exam: columnList<Columns<CourseChapterExamTable, ClassroomChapterExamTable>>({
    id: true,
    chapter_id: true,
    position: true,
    exam_id: true,
    weight: true,
  }),
};
