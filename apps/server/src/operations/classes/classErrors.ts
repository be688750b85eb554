import type { ErrorCode } from '@sen/domain/errors/codes';
import { fieldError, type FieldError } from '@sen/domain/errors/FieldError';
import { examsOutside, takenOf } from '../../store/classes/classChanges.ts';
import { isLecturer } from '../../store/courses/courseReferences.ts';
import type { InTransaction } from '../../store/database.ts';

/** The fields whose name or code another class has. */
export async function takenFields(
  transaction: InTransaction,
  place: Parameters<typeof takenOf>[1],
  named: { name: string; code: string },
): Promise<FieldError<ErrorCode>[]> {
  const taken = await takenOf(transaction, place, named);
  return [
    ...(taken.name ? [fieldError('classroom_name', 'classroomNameTaken')] : []),
    ...(taken.code ? [fieldError('classroom_code', 'classroomCodeTaken')] : []),
  ];
}

/** @param known the present teacher, who may have left since */
export async function wrongTeacher(
  transaction: InTransaction,
  id: string,
  { company_id, known }: { company_id: string; known?: string | undefined },
): Promise<FieldError<ErrorCode>[]> {
  const isRight = id === known || (await isLecturer(transaction, id, company_id));
  return isRight ? [] : [fieldError('teacher_id', 'lecturerUnknown')];
}

interface Period {
  starts_at: Date;
  ends_at: Date;
}

/** The times that leave an assigned exam outside of the class, which was within. */
export async function wrongPeriod(
  transaction: InTransaction,
  classId: string,
  { before, after }: { before: Period; after: Period },
): Promise<FieldError<ErrorCode>[]> {
  const exams = await examsOutside(transaction, classId, { start: after.starts_at, end: after.ends_at });
  const tooLate = after.starts_at > before.starts_at ? exams.before : undefined;
  const tooEarly = after.ends_at < before.ends_at ? exams.after : undefined;
  return [
    ...(tooLate
      ? [
          fieldError('classroom_start_time', 'examBeforeClassStart', {
            title: tooLate.title,
            start: tooLate.starts_at.toISOString(),
          }),
        ]
      : []),
    ...(tooEarly
      ? [
          fieldError('classroom_end_time', 'examAfterClassEnd', {
            title: tooEarly.title,
            end: tooEarly.ends_at.toISOString(),
          }),
        ]
      : []),
  ];
}
