import type { Caller } from '../../auth/Caller.ts';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import type { ExamPaper } from '../../store/attempts/ExamPapers.ts';
import type { Services } from '../Operation.ts';

/**
 * The exam of the caller's own attempt; 404 for another person's attempt or another exam's path.
 * @param examId the exam of the path, where it has one
 */
export async function ownAttempt(
  { attempts: { papers } }: Services,
  attemptId: string,
  caller: Caller,
  examId?: string,
): Promise<ExamPaper> {
  const known = papers.owner(attemptId);
  const owner = found(known instanceof Promise ? await known : known);
  if (owner.userId !== caller.id || (examId !== undefined && owner.examId !== examId))
    throw new RefusalError('notFound');
  const paper = papers.exam(owner.examId);
  return found(paper instanceof Promise ? await paper : paper);
}
