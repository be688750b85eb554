import { examQueries } from '@sen/api/resources/exams/examQueries';
import { ActionDialog, type PendingAction } from '../../patterns/ActionDialog';
import { doExamAction, examActionTexts, type ExamAction } from './examActions';

export type PendingExamAction = PendingAction<ExamAction>;

interface ExamActionDialogProps {
  pending: PendingExamAction;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before something is done with exams. */
export function ExamActionDialog(props: ExamActionDialogProps) {
  const texts = examActionTexts(props.pending.action);
  return <ActionDialog {...props} texts={texts} act={doExamAction} stale={examQueries.all()} />;
}
