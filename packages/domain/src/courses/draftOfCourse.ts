import type { CourseDraft, FullCourse } from '@sen/api/contract/model';

/** The draft that would be saved as this course. */
export function draftOfCourse(course: FullCourse): Required<CourseDraft> {
  const { id, version, project_id, kind, course_name, course_code, course_description } = course;
  const { chapters, level, benefits, introduction, survey_id, teacher_id, start_time } = course;
  const { completion_score, certificate_score, excellent, good, average, completion_time } = course;
  return {
    id,
    version,
    project_id,
    kind,
    course_name,
    course_code,
    course_description,
    chapters,
    level,
    field: course.field?.id ?? null,
    benefits,
    introduction,
    trailer_video: course.trailer_video ?? '',
    completion_score,
    certificate_score,
    excellent,
    good,
    average,
    survey_id,
    teacher_id,
    start_time,
    completion_time,
    price: course.price,
  };
}
