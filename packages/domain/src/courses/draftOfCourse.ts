import type { CourseDraft, FullCourse } from '@sen/api/contract/model';

/** The draft that would be saved as this course. */
export function draftOfCourse(course: FullCourse): CourseDraft {
  const { id, version, project_id, kind, course_name, course_code, course_description } = course;
  const { chapters, benefits, introduction } = course;
  const draft: CourseDraft = { id, version, project_id, kind, course_name, course_code, chapters };
  const texts = { course_description, benefits, introduction };
  return {
    ...draft,
    ...texts,
    ...present('level', course.level),
    ...present('field', course.field?.id ?? null),
    ...present('trailer_video', course.trailer_video),
    ...present('completion_score', course.completion_score),
    ...present('certificate_score', course.certificate_score),
    ...present('excellent', course.excellent),
    ...present('good', course.good),
    ...present('average', course.average),
    ...present('survey_id', course.survey_id),
    ...present('teacher_id', course.teacher_id),
    ...present('start_time', course.start_time),
    ...present('completion_time', course.completion_time),
  };
}

/** The property, or nothing for null: a form has no null. */
function present<Name extends keyof CourseDraft>(
  name: Name,
  value: NonNullable<CourseDraft[Name]> | null,
): Pick<CourseDraft, Name> | object {
  return value === null ? {} : { [name]: value };
}
