import { examQueries } from '@sen/api/resources/exams/examQueries';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { doExamAction, examActionTexts, type ExamAction } from './examActions';

export interface PendingExamAction {
  action: ExamAction;
  ids: readonly string[];
}

interface ExamActionDialogProps {
  pending: PendingExamAction;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before exams are published, locked, unlocked or deleted. */
export function ExamActionDialog({ pending: { action, ids }, onDone, onCancel }: ExamActionDialogProps) {
  const queries = useQueryClient();
  const texts = examActionTexts(action);
  return (
    <ConfirmAction
      danger={action === 'delete'}
      title={texts.title(ids.length)}
      text={texts.text}
      confirmLabel={texts.label}
      action={() => doExamAction(action, ids)}
      onCancel={onCancel}
      onDone={() => {
        showToast({ tone: 'success', text: texts.done(ids.length) });
        void queries.invalidateQueries({ queryKey: examQueries.all() });
        onDone();
      }}
    />
  );
}
