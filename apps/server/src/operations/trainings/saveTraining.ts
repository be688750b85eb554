import type { Training, TrainingDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { stateAllowsExam } from '@sen/domain/exams/examVerbs';
import { checkTraining, keptTraining, testKinds } from '@sen/domain/trainings/checkTraining';
import { draftOfTraining } from '@sen/domain/trainings/draftOfTraining';
import { checkOwnTraining, mayEditTraining } from '@sen/domain/trainings/mayEditTraining';
import type { Caller } from '../../auth/Caller.ts';
import {
  assertAllowed,
  assertNoFieldErrors,
  found,
  orFieldError,
  RefusalError,
} from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { findExamFacts } from '../../store/exams/exams.ts';
import { record } from '../../store/platform/audit.ts';
import { takeCandidates } from '../../store/projects/projectChanges.ts';
import { setPeople, storeTraining, takeTrainings } from '../../store/trainings/trainingChanges.ts';
import { begunTests } from '../../store/trainings/begunTests.ts';
import { findTraining } from '../../store/trainings/trainings.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { announceTraining } from './announceTraining.ts';
import { saveTests } from './saveTests.ts';

export const saveTraining: Handler<'saveTraining'> = async ({ body, caller, now }, { database }) => {
  const draft = {
    ...body,
    teacher_ids: [...new Set(body.teacher_ids)],
    student_ids: [...new Set(body.student_ids)],
  };
  const named =
    draft.id === undefined ? await chosenUnit(database, caller, draft.school_id, 'school_id') : '0';
  const id = await database.transaction().execute(async (transaction) => {
    const before = draft.id === undefined ? undefined : await edited(transaction, draft, caller, now);
    const begun = before && (await begunTests(transaction, before.tests));
    assertNoFieldErrors([
      ...checkTraining(draft, now, before && begun && { draft: draftOfTraining(before), ...begun }),
      ...checkOwnTraining(caller, draft.teacher_ids),
    ]);
    const company_id = before?.school_id ?? named;
    await assertExams(transaction, draft, before, company_id);
    await assertPeople(transaction, draft, before, company_id);
    const kept = keptTraining(draft);
    const saved = await storeTraining(transaction, kept, { id: before?.id, company_id, by: caller.id }, now);
    await setPeople(transaction, saved, draft, before, now);
    await saveTests(
      transaction,
      { id: saved, company_id, draft, before, begun: begun?.begun ?? [] },
      caller,
      now,
    );
    await announceTraining(transaction, { id: saved, draft, before }, { causedBy: caller.id, now });
    const action = before ? ('training.edited' as const) : ('training.added' as const);
    const details = { name: kept.name, students: draft.student_ids.length };
    await record(
      transaction,
      [{ actorId: caller.id, action, subject: { id: saved, company_id }, details }],
      now,
    );
    return saved;
  });
  return { data: found(await findTraining(database, id, caller, now)) };
};

/** @throws {RefusalError} when it has ended, or somebody has saved it since the edited version */
async function edited(
  transaction: InTransaction,
  { id = '0', version }: TrainingDraft,
  caller: Caller,
  now: Date,
): Promise<Training> {
  const taken = found((await takeTrainings(transaction, [id], caller))[0]);
  assertAllowed(mayEditTraining(caller, taken, now));
  const training = found(await findTraining(transaction, id, caller, now));
  orFieldError(version, 'version', 'thisFieldIsRequired');
  if (version !== training.version) throw new RefusalError('trainingChanged');
  return training;
}

/** An exam that the training asks already may have been locked since. */
async function assertExams(
  transaction: InTransaction,
  { survey_ids }: TrainingDraft,
  before: Training | undefined,
  companyId: string,
): Promise<void> {
  // Locked in one fixed order, whichever test they are of.
  const exams = await findExamFacts(transaction, [...new Set(survey_ids)].toSorted(), companyId, true);
  const statuses = new Map(exams.map((exam) => [exam.id, exam.status]));
  const earlier = new Set(before?.tests.map(({ survey_id }) => survey_id));
  assertNoFieldErrors(
    testKinds.flatMap((_, index) => {
      const id = survey_ids[index] ?? '';
      const status = statuses.get(id);
      if (status === undefined) return [fieldError(`survey_ids.${index}`, 'unknownReference')];
      const verdict = stateAllowsExam(status, 'assign');
      return verdict.allowed || earlier.has(id) ? [] : [fieldError(`survey_ids.${index}`, verdict.code)];
    }),
  );
}

/** Who is in it already stays, also with an account that was locked meanwhile. */
async function assertPeople(
  transaction: InTransaction,
  { teacher_ids, student_ids }: TrainingDraft,
  before: Training | undefined,
  companyId: string,
): Promise<void> {
  const people = await takeCandidates(transaction, companyId, [...teacher_ids, ...student_ids]);
  const earlier = new Set([...(before?.teachers ?? []), ...(before?.students ?? [])].map(({ id }) => id));
  const open = (role: 'teacher' | 'student') =>
    new Set(
      people
        .filter((one) => one.role === role && (one.status !== 'locked' || earlier.has(one.id)))
        .map(({ id }) => id),
    );
  const [teachers, students] = [open('teacher'), open('student')];
  assertNoFieldErrors([
    ...(teacher_ids.every((id) => teachers.has(id))
      ? []
      : [fieldError('teacher_ids', 'trainingTeacherUnknown')]),
    ...(student_ids.every((id) => students.has(id))
      ? []
      : [fieldError('student_ids', 'trainingStudentUnknown')]),
  ]);
}
