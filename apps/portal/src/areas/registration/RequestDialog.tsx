import type { RequestRow } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Dialog } from '@sen/ui/Dialog';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { words as approvalWords } from '../../patterns/approvals/words';
import { RequestFacts } from './RequestFacts';
import { words } from './words';

/** One request with all its details and its decision. */
export function RequestDialog({ items: [request], onSwitch, onClose }: ActionDialogProps<RequestRow>) {
  if (!request) return null;
  return (
    <Dialog
      open
      title={words('viewTitle', { name: request.name })}
      onClose={onClose}
      actions={
        request.status === 'pending' ? (
          <>
            <Button onPress={() => onSwitch('deny')}>{approvalWords('deny')}</Button>
            <Button variant="primary" onPress={() => onSwitch('approve')}>
              {approvalWords('approve')}
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
