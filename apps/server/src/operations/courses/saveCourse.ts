import type { CourseDraft } from '@sen/api/contract/model';
import { checkCourse, keptCourse } from '@sen/domain/courses/checkCourse';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { fieldError, type FieldError } from '@sen/domain/errors/FieldError';
import { nameKey } from '@sen/domain/text/sameName';
import type { Caller } from '../../auth/Caller.ts';
import {
  assertAllowed,
  assertNoFieldErrors,
  found,
  orFieldError,
  RefusalError,
} from '../../errors/RefusalError.ts';
import {
  insertCourse,
  type TakenCourse,
  takeCourses,
  takenNames,
  updateCourse,
} from '../../store/courses/courseChanges.ts';
import { findProject } from '../../store/courses/courseReferences.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import { saveChapters } from '../../store/courses/courseTree.ts';
import type { InTransaction } from '../../store/database.ts';
import { notify } from '../../store/notifications/notify.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { fullCourse } from './fullCourse.ts';
import { wrongReferences } from './wrongReferences.ts';

export const saveCourse: Handler<'saveCourse'> = async ({ body, caller, now }, { database }) => {
  const id = await database.transaction().execute(async (transaction) => {
    const course = body.id === undefined ? undefined : await editedCourse(transaction, body, caller);
    const draft = course ? await completed(transaction, body, course.id, caller) : body;
    assertNoFieldErrors(checkCourse(draft));
    const { company_id, project_id } = course ?? (await chosenProject(transaction, body.project_id, caller));
    const kept = keptCourse(draft);
    const place = { company_id, project_id, ...(course ? { except: course.id } : {}) };
    assertNoFieldErrors([
      ...(course && body.project_id !== project_id ? [fieldError('project_id', 'courseProjectFixed')] : []),
      ...(await takenFields(transaction, place, kept)),
      ...(await wrongReferences(transaction, draft, {
        company_id,
        project_id,
        editor: caller.id,
        ...(course ? { course } : {}),
      })),
    ]);
    const owner = { company_id, project_id, created_by: caller.id };
    const saved = course?.id ?? (await insertCourse(transaction, kept, owner, now));
    if (course) await updateCourse(transaction, saved, kept, { by: caller.id, now });
    await saveChapters(transaction, saved, body.chapters);
    const subject = { id: saved, company_id };
    const action = course ? 'course.edited' : 'course.added';
    await record(transaction, [{ actorId: caller.id, action, subject }], now);
    if (kept.teacher_id !== null && kept.teacher_id !== course?.teacher_id)
      await notify(
        transaction,
        {
          type: 'CourseLecturer',
          facts: { course_id: saved, course_name: kept.name, project_id, company_id },
        },
        { to: [kept.teacher_id], causedBy: caller.id, now },
      );
    return saved;
  });
  return { data: await fullCourse(database, id, caller) };
};

/** @throws {RefusalError} when the caller may not change it, or somebody else has since the edited version */
async function editedCourse(
  transaction: InTransaction,
  { id = '0', version }: CourseDraft,
  caller: Caller,
): Promise<TakenCourse> {
  const course = found((await takeCourses(transaction, [id], caller))[0]);
  assertAllowed(mayEditCourse(caller, course));
  orFieldError(version, 'version', 'thisFieldIsRequired');
  if (version !== course.version)
    throw new RefusalError('courseChanged', { params: { who: course.name_updated ?? '…' } });
  return course;
}

/** A draft with what it omits as the course has it. */
async function completed(transaction: InTransaction, draft: CourseDraft, id: string, caller: Caller) {
  const course = found(await describeCourse(transaction, id, caller));
  return { ...draftOfCourse({ ...course, chapters: draft.chapters }), ...draft };
}

async function chosenProject(transaction: InTransaction, id: string, caller: Caller) {
  const project = await findProject(transaction, id, caller);
  return { ...orFieldError(project, 'project_id', 'unknownReference'), project_id: id };
}

async function takenFields(
  transaction: InTransaction,
  place: Parameters<typeof takenNames>[1],
  { name, code }: { name: string; code: string },
): Promise<FieldError<ErrorCode>[]> {
  const taken = await takenNames(transaction, place, { names: [name], codes: [code] });
  return [
    ...(taken.names.has(nameKey(name)) ? [fieldError('course_name', 'courseNameTaken')] : []),
    ...(taken.codes.size > 0 ? [fieldError('course_code', 'courseCodeTaken')] : []),
  ];
}
