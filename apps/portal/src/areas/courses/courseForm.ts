import type {
  CourseDraft,
  CourseKind,
  CourseLevel,
  DropdownOption,
  FullCourse,
} from '@sen/api/contract/model';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import type { ChapterTreeValue } from '@sen/ui/ChapterTree';
import { chaptersOf, treeOf } from './courseTree';
import { type FieldReaders, isRecord, readers } from '../../patterns/forms/readers';
import { type NewImage, readNewImage } from '../../patterns/pictures/newImage';
import { readTree } from './readTree';

/** A course as edited; '' and null for an empty field. */
export interface CourseForm {
  /** The version that is edited, as it was loaded; null for a new course. */
  base: CourseDraft | null;
  project: DropdownOption | null;
  /** The unit of the project. */
  company_id: string;
  kind: CourseKind;
  course_name: string;
  course_code: string;
  level: CourseLevel | '';
  field: DropdownOption | null;
  teacher: DropdownOption | null;
  start_time: string;
  completion_time: number | null;
  /** Of a free course. */
  price: number | null;
  course_description: string;
  introduction: string;
  benefits: string;
  trailer_video: string;
  completion_score: number | null;
  certificate_score: number | null;
  average: number | null;
  good: number | null;
  excellent: number | null;
  survey: DropdownOption | null;
  /** The address of the saved banner. */
  banner: string;
  /** A banner to save with the course, or to remove. */
  newBanner: NewImage;
  tree: ChapterTreeValue;
}

export function emptyCourse(company_id: string): CourseForm {
  return {
    base: null,
    project: null,
    company_id,
    kind: 'business',
    course_name: '',
    course_code: '',
    level: '',
    field: null,
    teacher: null,
    start_time: '',
    completion_time: null,
    price: null,
    course_description: '',
    introduction: '',
    benefits: '',
    trailer_video: '',
    completion_score: null,
    certificate_score: null,
    average: null,
    good: null,
    excellent: null,
    survey: null,
    banner: '',
    newBanner: null,
    tree: [],
  };
}

export function formOf(course: FullCourse): CourseForm {
  const { company_id, kind, course_name, course_code, field, completion_time, survey } = course;
  const { course_description, introduction, benefits, completion_score, certificate_score } = course;
  const { average, good, excellent, teacher } = course;
  return {
    base: draftOfCourse(course),
    project: { id: course.project_id, name: course.project_name },
    company_id,
    kind,
    course_name,
    course_code,
    level: course.level ?? '',
    field,
    teacher: teacher && { id: teacher.id, name: teacher.name },
    start_time: course.start_time ?? '',
    completion_time,
    price: course.price,
    course_description,
    introduction,
    benefits,
    trailer_video: course.trailer_video ?? '',
    completion_score,
    certificate_score,
    average,
    good,
    excellent,
    survey,
    banner: course.banner ?? '',
    newBanner: null,
    tree: treeOf(course.chapters),
  };
}

/** The form in a project; what belongs to the unit of another one is dropped, besides the exams of chapters, which are refused by name. */
export function ofProject(
  form: CourseForm,
  project: (DropdownOption & { company_id: string }) | null,
): Partial<CourseForm> {
  if (!project || project.company_id === form.company_id) return { project };
  const { company_id } = project;
  return { project, company_id, field: null, teacher: null, survey: null };
}

/** What is sent of a form. */
export function draftOf(form: CourseForm): CourseDraft {
  const { base, project, kind, course_name, course_code } = form;
  const { course_description, introduction, benefits, completion_time } = form;
  const { completion_score, certificate_score, average, good, excellent } = form;
  return {
    ...(base?.id === undefined ? {} : { id: base.id }),
    ...(base?.version === undefined ? {} : { version: base.version }),
    project_id: project?.id ?? '',
    kind,
    course_name,
    course_code,
    chapters: chaptersOf(form.tree),
    course_description,
    introduction,
    benefits,
    trailer_video: form.trailer_video.trim(),
    level: form.level || null,
    field: form.field?.id ?? null,
    teacher_id: form.teacher?.id ?? null,
    survey_id: form.survey?.id ?? null,
    start_time: form.start_time || null,
    completion_time,
    price: kind === 'free' ? form.price : null,
    completion_score,
    certificate_score,
    average,
    good,
    excellent,
  } satisfies Record<Exclude<keyof CourseDraft, 'id' | 'version'>, unknown>;
}

/** The form of a merged draft; what it refers to has its name from one of the two sides. */
export function mergedForm(draft: CourseDraft, mine: CourseForm, theirs: CourseForm): CourseForm {
  const named = (id: string | null | undefined, key: 'field' | 'teacher' | 'survey') =>
    [mine[key], theirs[key]].find((option) => option?.id === id) ?? null;
  return {
    // Named one by one, so that a new field of the form does not compile before it is here.
    project: mine.project,
    company_id: mine.company_id,
    newBanner: mine.newBanner,
    base: theirs.base,
    kind: draft.kind,
    course_name: draft.course_name,
    course_code: draft.course_code,
    level: draft.level ?? '',
    field: named(draft.field, 'field'),
    teacher: named(draft.teacher_id, 'teacher'),
    survey: named(draft.survey_id, 'survey'),
    banner: theirs.banner,
    start_time: draft.start_time ?? '',
    completion_time: draft.completion_time ?? null,
    price: draft.price ?? null,
    course_description: draft.course_description ?? '',
    introduction: draft.introduction ?? '',
    benefits: draft.benefits ?? '',
    trailer_video: draft.trailer_video ?? '',
    completion_score: draft.completion_score ?? null,
    certificate_score: draft.certificate_score ?? null,
    average: draft.average ?? null,
    good: draft.good ?? null,
    excellent: draft.excellent ?? null,
    tree: treeOf(draft.chapters),
  };
}

export const courseReaders: FieldReaders<CourseForm> = {
  base: (stored, initial) => (isCourseDraft(stored) || stored === null ? stored : initial),
  project: readers.option,
  company_id: readers.text,
  kind: readers.oneOf(['business', 'free']),
  course_name: readers.text,
  course_code: readers.text,
  level: readers.oneOf(['', 'basic', 'advanced']),
  field: readers.option,
  teacher: readers.option,
  start_time: readers.text,
  completion_time: readers.number,
  price: readers.number,
  course_description: readers.text,
  introduction: readers.text,
  benefits: readers.text,
  trailer_video: readers.text,
  completion_score: readers.number,
  certificate_score: readers.number,
  average: readers.number,
  good: readers.number,
  excellent: readers.number,
  survey: readers.option,
  banner: readers.text,
  newBanner: readNewImage,
  tree: readTree,
};

function isCourseDraft(stored: unknown): stored is CourseDraft {
  return isRecord(stored) && typeof stored['id'] === 'string' && Array.isArray(stored['chapters']);
}
