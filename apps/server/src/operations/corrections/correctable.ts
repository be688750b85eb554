import type { CorrectionChange } from '@sen/api/contract/model';
import { mayRunClass } from '@sen/domain/access/scope';
import { checkChange, checkThreshold } from '@sen/domain/corrections/checkChange';
import { correctedEntries } from '@sen/domain/corrections/correctedEntry';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { assignmentRows } from '../../store/classes/assignments.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import { findClassCourse } from '../../store/classes/courseSnapshot.ts';
import type { ExamPaper } from '../../store/attempts/ExamPapers.ts';
import { corrected, readChanges } from '../../store/corrections/changes.ts';
import type { Services } from '../Operation.ts';

/** An assigned exam whose class the caller runs, with its paper as it counts now; 404 for others. */
export async function correctable({ database, attempts: { papers } }: Services, id: string, caller: Caller) {
  const assignment = found(await assignmentRows(database).where('assignment.id', '=', id).executeTakeFirst());
  const classroom = found(await findGroupFacts(database, assignment.classroom_id));
  assertAllowed(mayRunClass(caller, classroom));
  const paper = found(await papers.exam(assignment.survey_id));
  const changes = await readChanges(database, [id]);
  /** Of the audit log. */
  const subject = { id, company_id: classroom.company_id };
  const course = (await findClassCourse(database, assignment.classroom_id))?.course ?? null;
  return { assignment, course, subject, paper: corrected(paper, changes.get(id)) };
}

/** The paper after a change that fits it, or its class. */
export function changed(
  { paper, course }: Pick<Awaited<ReturnType<typeof correctable>>, 'paper' | 'course'>,
  change: CorrectionChange,
): ExamPaper {
  assertNoFieldErrors(
    change.kind === 'threshold'
      ? checkThreshold(course, change.completion_score)
      : checkChange(paper.questions, change),
  );
  return { ...paper, questions: correctedEntries(paper.questions, [change]) };
}
