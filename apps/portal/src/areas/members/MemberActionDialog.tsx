import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { doMemberAction, memberActionTexts, type MemberAction } from './memberActions';

export interface PendingMemberAction {
  action: MemberAction;
  ids: readonly string[];
}

interface MemberActionDialogProps {
  pending: PendingMemberAction;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before members are locked, unlocked, written to or deleted. */
export function MemberActionDialog({ pending: { action, ids }, onDone, onCancel }: MemberActionDialogProps) {
  const queries = useQueryClient();
  const texts = memberActionTexts(action);
  return (
    <ConfirmAction
      danger={action === 'delete'}
      title={texts.title(ids.length)}
      text={texts.text}
      confirmLabel={texts.label}
      action={() => doMemberAction(action, ids)}
      onCancel={onCancel}
      onDone={() => {
        showToast({ tone: 'success', text: texts.done(ids.length) });
        void queries.invalidateQueries({ queryKey: memberQueries.all() });
        onDone();
      }}
    />
  );
}
