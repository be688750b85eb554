import type { RequestRow } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { words as approvalWords } from '../../patterns/approvals/words';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { ClassChoice } from '../../patterns/ClassChoice';
import { RequestFacts } from './RequestFacts';
import { words } from './words';

/** Approves requests and places their people in the selected class. */
export function ApproveDialog({ ids, items: [row], onDone, onClose }: ActionDialogProps<RequestRow>) {
  const count = ids.length;
  const only = count === 1 ? row : undefined;
  const asked = only?.asked_class ?? null;
  return (
    <FormDialog
      title={
        only ? approvalWords('approveOne', { name: only.name }) : approvalWords('approveMany', { count })
      }
      submit={approvalWords('approve')}
      initial={{ classroom_id: asked?.id ?? null }}
      check={({ classroom_id }) =>
        classroom_id === null ? [fieldError('classroom_id', 'pleaseSelectAClass')] : []
      }
      send={({ classroom_id }) => registrationMutations.approve([...ids], classroom_id ?? '')}
      toast={approvalWords('approveDone', { count })}
      invalidates={[registrationQueries.all(), classQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <Stack gap="m">
          <ClassChoice
            {...field('classroom_id')}
            label={words('chooseClass')}
            description={words('chooseHelp')}
            unit={row?.company_id}
            asked={asked}
          />
          <Text tone="muted">{words('approveText')}</Text>
          {only && <RequestFacts request={only} />}
        </Stack>
      )}
    </FormDialog>
  );
}
