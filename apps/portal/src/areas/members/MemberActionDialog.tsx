import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { ActionDialog, type PendingAction } from '../../patterns/ActionDialog';
import { doMemberAction, memberActionTexts, type MemberAction } from './memberActions';

export type PendingMemberAction = PendingAction<MemberAction>;

interface MemberActionDialogProps {
  pending: PendingMemberAction;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before something is done with members. */
export function MemberActionDialog(props: MemberActionDialogProps) {
  const texts = memberActionTexts(props.pending.action);
  return <ActionDialog {...props} texts={texts} act={doMemberAction} stale={memberQueries.all()} />;
}
