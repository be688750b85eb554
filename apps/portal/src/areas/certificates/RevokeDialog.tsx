import type { ClassCertificateRow } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { checkRevocation } from '@sen/domain/certificates/checkRevocation';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { classWords as words } from './classWords';

/** Revokes certificates with a reason that the student can read. */
export function RevokeDialog({ items, onDone, onClose }: ActionDialogProps<ClassCertificateRow>) {
  const ids = items.flatMap(({ certificate }) => (certificate ? [certificate.id] : []));
  return (
    <FormDialog
      title={words('revokeTitle', { count: ids.length })}
      submit={words('revoke')}
      danger
      initial={{ reason: '' }}
      check={checkRevocation}
      send={({ reason }) => certificateMutations.revoke(ids, reason)}
      toast={() => words('revoked')}
      invalidates={[certificateQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <Stack>
          <Text>{words('revokeText')}</Text>
          <TextArea {...field('reason')} label={words('revokeReason')} required maxLength={1000} />
        </Stack>
      )}
    </FormDialog>
  );
}
