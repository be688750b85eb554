import type { RequestRow } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Dialog } from '@sen/ui/Dialog';
import { RequestFacts } from './RequestFacts';
import { words } from './words';

interface RequestDialogProps {
  request: RequestRow;
  onApprove: () => void;
  onDeny: () => void;
  onClose: () => void;
}

/** One request with all that its person says, and what became of it. */
export function RequestDialog({ request, onApprove, onDeny, onClose }: RequestDialogProps) {
  return (
    <Dialog
      open
      title={words('viewTitle', { name: request.name })}
      onClose={onClose}
      actions={
        request.status === 'pending' ? (
          <>
            <Button onPress={onDeny}>{words('deny')}</Button>
            <Button variant="primary" onPress={onApprove}>
              {words('approve')}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{words('close')}</Button>
        )
      }
    >
      <RequestFacts request={request} />
    </Dialog>
  );
}
