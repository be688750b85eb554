import type { LessonDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { checkLesson, keptLesson } from '@sen/domain/lessons/checkLesson';
import { draftOfLesson } from '@sen/domain/lessons/draftOfLesson';
import { stateAllowsLesson } from '@sen/domain/lessons/lessonVerbs';
import type { Caller } from '../../auth/Caller.ts';
import { assertNoFieldErrors, found, orFieldError } from '../../errors/RefusalError.ts';
import { findCategory } from '../../store/categories/categories.ts';
import { findProject } from '../../store/courses/courseReferences.ts';
import type { InTransaction } from '../../store/database.ts';
import {
  filesOf,
  insertLesson,
  replaceFiles,
  type TakenLesson,
  takeLessons,
  updateLesson,
} from '../../store/lessons/lessonChanges.ts';
import { fillDurations } from '../../store/lessons/mediaDurations.ts';
import { findLesson } from '../../store/lessons/lessons.ts';
import { takeUploads } from '../../uploads/takeUploads.ts';
import type { Handler } from '../Operation.ts';
import { assertMayEdit, saveBankItem, statusOfNew } from '../saveBankItem.ts';
import { assertMainFile } from './assertMainFile.ts';

export const saveLesson: Handler<'saveLesson'> = async ({ body, caller, now }, { database, files }) => {
  await assertMainFile(body, caller, now, { database, files });
  const id = await database.transaction().execute(async (transaction) => {
    const lesson = body.id === undefined ? undefined : await editedLesson(transaction, body, caller);
    const draft = lesson ? await completed(transaction, body, lesson, caller) : body;
    assertNoFieldErrors(checkLesson(draft));
    const company_id = await checkedUnit(transaction, draft, lesson, caller);
    await takeNewFiles(transaction, draft, { caller, company_id, now, ...(lesson && { lesson }) });
    const status = draft.status ?? lesson?.status ?? 'draft';
    const kept = { ...keptLesson(draft), status };
    const saved = await saveBankItem(transaction, {
      item: lesson,
      company_id,
      caller,
      now,
      actions: { new: 'lesson.added', copy: 'lesson.copied', itself: 'lesson.edited' },
      add: (owner) => insertLesson(transaction, { ...kept, status: statusOfNew(status) }, owner, now),
      change: ({ id: own }, event) => updateLesson(transaction, own, kept, event),
    });
    await replaceFiles(transaction, saved, draft.attachments);
    const main = draft.attachments.find(({ is_main }) => is_main);
    if (main) await fillDurations(transaction, main.id);
    return saved;
  });
  return { data: found(await findLesson(database, id, caller)) };
};

/** The lesson that a draft changes. */
async function editedLesson(
  transaction: InTransaction,
  draft: LessonDraft,
  caller: Caller,
): Promise<TakenLesson> {
  const lesson = found((await takeLessons(transaction, [draft.id ?? '0'], caller))[0]);
  assertMayEdit(lesson, draft, caller, {
    changed: 'lessonChanged',
    restate: (status) => stateAllowsLesson(status, 'restate'),
  });
  return lesson;
}

/** A draft with what it omits as the lesson has it. */
async function completed(
  transaction: InTransaction,
  draft: LessonDraft,
  { id }: TakenLesson,
  caller: Caller,
): Promise<LessonDraft> {
  return { ...draftOfLesson(found(await findLesson(transaction, id, caller))), ...draft };
}

/** The unit of the lesson's project, whose category it has; of a lesson that exists it stays the same. */
async function checkedUnit(
  transaction: InTransaction,
  { project_id, category_id }: LessonDraft,
  lesson: TakenLesson | undefined,
  caller: Caller,
): Promise<string> {
  const project = orFieldError(
    await findProject(transaction, project_id, caller, lesson?.project_id),
    'project_id',
    'unknownReference',
  );
  const category = await findCategory(transaction, category_id, 'lesson', project.company_id, true);
  assertNoFieldErrors([
    ...(category ? [] : [fieldError('category_id', 'unknownCategory', { value: category_id })]),
    ...(lesson && lesson.company_id !== project.company_id
      ? [fieldError('project_id', 'lessonOfAnotherUnit')]
      : []),
  ]);
  return project.company_id;
}

/** Takes the uploads among the files, and leaves those that the lesson has. */
async function takeNewFiles(
  transaction: InTransaction,
  { attachments }: LessonDraft,
  {
    caller,
    company_id,
    now,
    lesson,
  }: { caller: Caller; company_id: string; now: Date; lesson?: TakenLesson },
): Promise<void> {
  const own = lesson ? await filesOf(transaction, lesson.id) : new Set<string>();
  const wanted = attachments
    .map(({ id }, place) => ({ id, field: `attachments.${place}.id` }))
    .filter(({ id }) => !own.has(id));
  if (wanted.length > 0)
    await takeUploads(transaction, wanted, { caller, company_id, purpose: 'lesson', now });
}
