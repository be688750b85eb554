import type { LessonDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { webAddress } from '../text/webAddress.ts';
import { tidySpaces } from '../text/spaces.ts';
import { longestDuration } from './duration.ts';

/** Validates a lesson in the order of its form (section 5). The server also checks what the lesson refers to. */
export function checkLesson(draft: LessonDraft): FieldError[] {
  return [
    ...required('name', draft.name),
    ...required('category_id', draft.category_id),
    ...checkStatus(draft),
    ...required('project_id', draft.project_id),
    ...checkFiles(draft.attachments),
    ...checkLink(draft.link),
    ...checkDuration(draft.duration_seconds),
  ];
}

function checkStatus({ id, status }: LessonDraft): FieldError[] {
  return id === undefined ? required('status', status) : [];
}

/** At least one file, exactly one main file, no file twice. */
function checkFiles(files: LessonDraft['attachments']): FieldError[] {
  if (files.length === 0) return [fieldError('attachments', 'lessonFilesMissing')];
  const twice = files.flatMap(({ id }, place) =>
    files.findIndex((other) => other.id === id) < place
      ? [fieldError(`attachments.${place}.id`, 'lessonFileTwice')]
      : [],
  );
  const main = files.filter(({ is_main }) => is_main).length;
  if (main === 1) return twice;
  return [fieldError('attachments', main === 0 ? 'lessonMainMissing' : 'lessonMainTwice'), ...twice];
}

function checkLink(link: string | undefined): FieldError[] {
  if (link === undefined || isBlankText(link)) return [];
  return webAddress(link) ? [] : [fieldError('link', 'lessonLinkNotHttp')];
}

function checkDuration(seconds: LessonDraft['duration_seconds'] = null): FieldError[] {
  if (seconds === null) return [];
  const isTime = Number.isInteger(seconds) && seconds >= 1 && seconds <= longestDuration;
  return isTime ? [] : [fieldError('duration_seconds', 'durationNotTime')];
}

interface Renamed {
  id: never;
  version: never;
  status: never;
  attachments: never;
}

/** The stored form of a valid lesson, without its status. */
export function keptLesson(draft: LessonDraft) {
  return {
    name: tidySpaces(draft.name),
    category_id: draft.category_id,
    project_id: draft.project_id,
    link: tidySpaces(draft.link ?? '') || null,
    duration_seconds: draft.duration_seconds ?? null,
  } satisfies KeptOf<LessonDraft, Renamed>;
}
