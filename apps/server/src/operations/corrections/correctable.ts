import type { CorrectionChange } from '@sen/api/contract/model';
import { mayRunClass } from '@sen/domain/access/scope';
import { checkChange } from '@sen/domain/corrections/checkChange';
import { correctedEntries } from '@sen/domain/corrections/correctedEntry';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { assignmentRows } from '../../store/classes/assignments.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import { corrected, readChanges } from '../../store/corrections/changes.ts';
import type { Services } from '../Operation.ts';

/** An assigned exam whose class the caller runs, with its paper as it counts now; 404 for others. */
export async function correctable({ database, attempts: { papers } }: Services, id: string, caller: Caller) {
  const assignment = found(await assignmentRows(database).where('assignment.id', '=', id).executeTakeFirst());
  const classroom = found(await findClassFacts(database, assignment.classroom_id));
  assertAllowed(mayRunClass(caller, classroom));
  const paper = found(await papers.exam(assignment.survey_id));
  const changes = await readChanges(database, [id]);
  /** Of the audit log. */
  const subject = { id, company_id: classroom.company_id };
  return { assignment, subject, paper: corrected(paper, changes.get(id)) };
}

/** The paper after a change that fits it. */
export function changed<Paper extends Awaited<ReturnType<typeof correctable>>['paper']>(
  paper: Paper,
  change: CorrectionChange,
): Paper {
  assertNoFieldErrors(checkChange(paper.questions, change));
  return { ...paper, questions: correctedEntries(paper.questions, [change]) };
}
