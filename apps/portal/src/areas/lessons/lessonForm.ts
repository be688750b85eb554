import type { DropdownOption, Lesson, LessonDraft, LessonStatus } from '@sen/api/contract/model';
import { fieldError, type FieldError } from '@sen/domain/errors/FieldError';
import { isCaptions } from '@sen/domain/files/isCaptions';
import { isMedia } from '@sen/domain/files/isMedia';
import { checkLesson } from '@sen/domain/lessons/checkLesson';
import { lessonStatuses } from '@sen/domain/lessons/lessonVerbs';
import { type FieldReaders, readers } from '../../patterns/forms/readers';
import type { UploadedFile } from '../../patterns/uploads/UploadEntry';

/** A lesson as edited. */
export interface LessonForm {
  name: string;
  category_id: string | null;
  status: LessonStatus;
  project: DropdownOption | null;
  /** Its complete files. */
  files: readonly UploadedFile[];
  /** The id of the main one; the first file is, until one is chosen. */
  main: string | null;
  link: string;
  /** As typed; that of the main file counts while it is null. */
  duration_seconds: number | null;
  /** The sounds and films that were uploaded here, as the browser reads them. */
  measured: readonly MeasuredFile[];
}

interface MeasuredFile {
  id: string;
  seconds: number;
}

export const emptyLesson: LessonForm = {
  name: '',
  category_id: null,
  status: 'draft',
  project: null,
  files: [],
  main: null,
  link: '',
  duration_seconds: null,
  measured: [],
};

export function formOf(lesson: Lesson): LessonForm {
  return {
    name: lesson.name,
    category_id: lesson.category.id,
    status: lesson.status,
    project: { id: lesson.project_id, name: lesson.project_name },
    files: lesson.attachments.map(({ id, name, size, type }) => ({ id, name, size, type })),
    main: lesson.attachments.find(({ is_main }) => is_main)?.id ?? null,
    link: lesson.link ?? '',
    duration_seconds: lesson.duration_seconds,
    measured: [],
  };
}

/** The main file: the chosen one while it is there, otherwise the first that can be studied. */
export function mainFile({ files, main }: Pick<LessonForm, 'files' | 'main'>): UploadedFile | undefined {
  const chosen = files.find(({ id }) => id === main);
  return chosen ?? files.find(({ type }) => !isCaptions(type)) ?? files[0];
}

/** A change of the files. A film or sound in place of the main file has a duration of its own: what was said of the former is dropped. */
export function withFiles(
  form: LessonForm,
  next: Partial<Pick<LessonForm, 'files' | 'main'>>,
): Partial<LessonForm> {
  const [before, after] = [mainFile(form), mainFile({ ...form, ...next })];
  const isReplaced = before !== undefined && after !== undefined && before.id !== after.id;
  return isReplaced && isMedia(after.type) ? { ...next, duration_seconds: null } : next;
}

/** The seconds of the main file where the browser has read them. */
export function measuredSeconds(form: LessonForm): number | null {
  const main = mainFile(form);
  return form.measured.find(({ id }) => id === main?.id)?.seconds ?? null;
}

export function draftOf(form: LessonForm, lesson?: Lesson): LessonDraft {
  const main = mainFile(form);
  return {
    ...(lesson && { id: lesson.id, version: lesson.version }),
    name: form.name,
    category_id: form.category_id ?? '',
    // A locked lesson keeps its status.
    ...(form.status === 'locked' ? {} : { status: form.status }),
    project_id: form.project?.id ?? '',
    attachments: form.files.map((file) => ({ id: file.id, is_main: file === main })),
    link: form.link.trim(),
    duration_seconds: form.duration_seconds ?? measuredSeconds(form),
  } satisfies Record<Exclude<keyof LessonDraft, 'id' | 'version' | 'status'>, unknown>;
}

export function lessonErrors(form: LessonForm, lesson?: Lesson): FieldError[] {
  const errors = checkLesson(draftOf(form, lesson));
  if (!isCaptions(mainFile(form)?.type ?? '')) return errors;
  return [...errors, fieldError('attachments', 'lessonMainIsCaptions')];
}

const readFile = readers.record<UploadedFile>({
  id: readers.text,
  name: readers.text,
  size: (stored, initial) => (typeof stored === 'number' ? stored : initial),
  type: readers.text,
});

export const lessonReaders: FieldReaders<LessonForm> = {
  name: readers.text,
  category_id: readers.id,
  status: readers.oneOf<LessonStatus>(lessonStatuses),
  project: readers.option,
  files: readers.list(readFile, { id: '', name: '', size: 0, type: '' }),
  main: readers.id,
  link: readers.text,
  duration_seconds: readers.number,
  measured: readers.list(
    readers.record<MeasuredFile>({
      id: readers.text,
      seconds: (stored, initial) => (typeof stored === 'number' ? stored : initial),
    }),
    { id: '', seconds: 1 },
  ),
};
