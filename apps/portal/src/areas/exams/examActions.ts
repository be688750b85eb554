import type { ExamRow } from '@sen/api/contract/model';
import { examMutations } from '@sen/api/resources/exams/examMutations';
import { stateAllowsExam } from '@sen/domain/exams/examVerbs';
import { mayLockExams } from '@sen/domain/exams/mayLockExams';
import { mayDeleteUsed } from '@sen/domain/exams/used';
import type { ActionTexts } from '../../patterns/ActionDialog';
import { refusalText } from '../../words/refusalText';
import { words } from './words';

/** What is done with exams after one has confirmed it. */
export type ExamAction = 'publish' | 'lock' | 'unlock' | 'delete';

export function examActionTexts(action: ExamAction): ActionTexts {
  return {
    publish: {
      label: words('publish'),
      title: () => words('publishTitle'),
      text: words('publishText'),
      done: () => words('published'),
    },
    lock: {
      label: words('lock'),
      title: (count: number) => words('lockTitle', { count }),
      text: words('lockText'),
      done: (count: number) => words('locked', { count }),
    },
    unlock: {
      label: words('unlock'),
      title: (count: number) => words('unlockTitle', { count }),
      text: words('unlockText'),
      done: (count: number) => words('unlocked', { count }),
    },
    delete: {
      label: words('delete'),
      title: (count: number) => words('deleteTitle', { count }),
      text: words('deleteText'),
      done: (count: number) => words('deleted', { count }),
    },
  }[action];
}

export function doExamAction(action: ExamAction, ids: readonly string[]): Promise<unknown> {
  if (action === 'publish') return Promise.all(ids.map((id) => examMutations.publish(id)));
  if (action === 'delete') return examMutations.remove([...ids]);
  return examMutations.lock([...ids], action === 'lock');
}

/** Why the state of these exams does not allow it, in words; nothing when it does. */
export function whyNot(
  action: ExamAction,
  exams: readonly Pick<ExamRow, 'status' | 'in_use'>[],
): string | undefined {
  if (action === 'lock' || action === 'unlock') return refusalText(mayLockExams(exams, action === 'lock'));
  const verdicts = exams.map((exam) =>
    action === 'publish' ? stateAllowsExam(exam.status, 'publish') : mayDeleteUsed(exam, 'examInUse'),
  );
  const refusal = verdicts.find((verdict) => !verdict.allowed);
  return refusal && refusalText(refusal);
}
