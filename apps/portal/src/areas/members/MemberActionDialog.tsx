import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { ActionDialog, type PendingAction } from '../../patterns/ActionDialog';
import { doMemberAction, memberActionTexts, type MemberAction } from './memberActions';

export type PendingMemberAction = PendingAction<MemberAction>;

interface MemberActionDialogProps {
  pending: PendingMemberAction;
  /** How it is done where the usual way is not meant. */
  act?: typeof doMemberAction;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before something is done with members. */
export function MemberActionDialog({ act = doMemberAction, ...props }: MemberActionDialogProps) {
  const texts = memberActionTexts(props.pending.action);
  return <ActionDialog {...props} texts={texts} act={act} stale={memberQueries.all()} />;
}
