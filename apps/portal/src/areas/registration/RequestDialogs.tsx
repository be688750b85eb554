import type { RequestRow } from '@sen/api/contract/model';
import { ApproveDialog } from './ApproveDialog';
import { DenyDialog } from './DenyDialog';
import { RequestDialog } from './RequestDialog';
import type { OpenRequest } from './RequestsPage';

export interface DecisionDialogProps {
  ids: readonly string[];
  /** Those of the requests that the page of the list holds. */
  rows: readonly RequestRow[];
  onDone: () => void;
  onClose: () => void;
}

interface RequestDialogsProps extends Omit<DecisionDialogProps, 'ids'> {
  open: OpenRequest;
  onOpen: (open: OpenRequest) => void;
}

/** What is read and decided over the list of requests. */
export function RequestDialogs({
  open: { action, ids },
  rows,
  onOpen,
  onDone,
  onClose,
}: RequestDialogsProps) {
  const [row] = rows;
  if (action === 'approve') return <ApproveDialog ids={ids} rows={rows} onDone={onDone} onClose={onClose} />;
  if (action === 'deny') return <DenyDialog ids={ids} rows={rows} onDone={onDone} onClose={onClose} />;
  return row ? (
    <RequestDialog
      request={row}
      onApprove={() => onOpen({ action: 'approve', ids })}
      onDeny={() => onOpen({ action: 'deny', ids })}
      onClose={onClose}
    />
  ) : null;
}
