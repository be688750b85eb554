import type { RequestRow } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { AudienceChoice, audienceOf } from '../../patterns/approvals/AudienceChoice';
import { useDecisionToast } from '../../patterns/approvals/useDecisionToast';
import { words as approvalWords } from '../../patterns/approvals/words';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { forumDesk } from './forumDesk';

/** Approves topics for the readers that are chosen. */
export function ApproveTopicDialog({ ids, items, onDone, onClose }: ActionDialogProps<RequestRow>) {
  const showDecision = useDecisionToast(forumDesk);
  const count = ids.length;
  const only = count === 1 ? items[0] : undefined;
  return (
    <FormDialog
      title={
        only ? approvalWords('approveOne', { name: only.name }) : approvalWords('approveMany', { count })
      }
      submit={approvalWords('approve')}
      initial={() => ({ audience: audienceOf(items) })}
      check={() => []}
      send={({ audience }) => registrationMutations.approve([...ids], [], audience)}
      invalidates={forumDesk.invalidates}
      onSaved={() => {
        showDecision({ ids, name: only?.name, status: 'approved' });
        onDone();
      }}
      onClose={onClose}
    >
      {({ field }) => <AudienceChoice {...field('audience')} requests={items} />}
    </FormDialog>
  );
}
