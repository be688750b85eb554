import type { Lesson, LessonDraft } from '@sen/api/contract/model';

/** The draft that would be saved as this lesson; its status stays where the draft has none. */
export function draftOfLesson(lesson: Lesson): Required<Omit<LessonDraft, 'status'>> {
  const { id, version, name, project_id, duration_seconds } = lesson;
  return {
    id,
    version,
    name,
    category_id: lesson.category.id,
    project_id,
    link: lesson.link ?? '',
    duration_seconds,
    attachments: lesson.attachments.map((file) => ({ id: file.id, is_main: file.is_main })),
  };
}
