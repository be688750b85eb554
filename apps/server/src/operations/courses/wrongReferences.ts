import type { CourseDraft } from '@sen/api/contract/model';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { fieldError, type FieldError } from '@sen/domain/errors/FieldError';
import { findCategory } from '../../store/categories/categories.ts';
import { examsForCourses, isLecturer } from '../../store/courses/courseReferences.ts';
import { examsOf, lessonsOf } from '../../store/courses/courseTree.ts';
import type { InTransaction } from '../../store/database.ts';
import { lessonsForCourse } from '../../store/lessons/usableLessons.ts';

/**
 * The fields of a draft that refer to what a course of the unit cannot have. What the course has already may stay: an exam or lesson that
 * was locked since, a lecturer who has left.
 */
export async function wrongReferences(
  transaction: InTransaction,
  draft: CourseDraft,
  {
    company_id,
    project_id,
    course,
    editor,
  }: {
    company_id: string;
    project_id: string;
    course?: { id: string; teacher_id: string | null };
    editor: string;
  },
): Promise<FieldError<ErrorCode>[]> {
  return [
    ...(await wrongField(transaction, draft, company_id)),
    ...(await wrongLecturer(transaction, draft.teacher_id, {
      company_id,
      known: course?.teacher_id ?? null,
    })),
    ...(await wrongExams(transaction, draft, {
      company_id,
      known: course ? await examsOf(transaction, course.id) : new Set<string>(),
    })),
    ...(await wrongLessons(transaction, draft, {
      company_id,
      project_id,
      editor,
      known: course ? await lessonsOf(transaction, course.id) : new Set<string>(),
    })),
  ];
}

async function wrongField(
  transaction: InTransaction,
  { field = null, kind }: CourseDraft,
  companyId: string,
) {
  if (field === null) return [];
  const categories = kind === 'business' ? 'course_business' : 'course';
  const category = await findCategory(transaction, field, categories, companyId, true);
  return category ? [] : [fieldError('field', 'unknownCategory', { value: field })];
}

async function wrongLecturer(
  transaction: InTransaction,
  id: CourseDraft['teacher_id'],
  { company_id, known }: { company_id: string; known: string | null },
) {
  if (id === undefined || id === null || id === known) return [];
  const isRight = await isLecturer(transaction, id, company_id);
  return isRight ? [] : [fieldError('teacher_id', 'lecturerUnknown')];
}

async function wrongExams(
  transaction: InTransaction,
  { chapters, survey_id = null }: CourseDraft,
  { company_id, known }: { company_id: string; known: ReadonlySet<string> },
) {
  const used = [
    ...chapters.flatMap(({ surveys }, chapter) =>
      surveys.map((exam, place) => ({
        id: exam.survey_id,
        field: `chapters.${chapter}.surveys.${place}.survey_id`,
      })),
    ),
    ...(survey_id === null ? [] : [{ id: survey_id, field: 'survey_id' }]),
  ];
  const added = [...new Set(used.map(({ id }) => id))].filter((id) => !known.has(id));
  const right = await examsForCourses(transaction, added, company_id);
  return used
    .filter(({ id }) => !known.has(id) && !right.has(id))
    .map(({ field }) => fieldError(field, 'examNotForCourse'));
}

async function wrongLessons(
  transaction: InTransaction,
  { chapters }: CourseDraft,
  {
    editor,
    known,
    ...course
  }: { company_id: string; project_id: string; editor: string; known: ReadonlySet<string> },
) {
  const added = chapters.flatMap(({ sessions }, chapter) =>
    sessions.flatMap(({ lesson_id: id = null }, place) =>
      id === null || known.has(id) ? [] : [{ id, field: `chapters.${chapter}.sessions.${place}.lesson_id` }],
    ),
  );
  const ids = [...new Set(added.map(({ id }) => id))];
  const right = await lessonsForCourse(transaction, ids, course, editor);
  return added.filter(({ id }) => !right.has(id)).map(({ field }) => fieldError(field, 'lessonNotForCourse'));
}
