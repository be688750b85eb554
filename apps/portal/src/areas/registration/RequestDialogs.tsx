import type { RequestRow } from '@sen/api/contract/model';
import { ApproveDialog } from './ApproveDialog';
import { DenyDialog } from './DenyDialog';
import { RequestDialog } from './RequestDialog';
import type { OpenRequest } from './RequestsPage';

interface RequestDialogsProps {
  open: OpenRequest;
  /** Those of the open requests that the page of the list holds. */
  rows: readonly RequestRow[];
  onOpen: (open: OpenRequest) => void;
  onDone: () => void;
  onClose: () => void;
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
