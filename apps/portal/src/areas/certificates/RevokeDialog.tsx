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

/** Revokes the certificate of a student, with a reason that the student can read. */
export function RevokeDialog({ items, onDone, onClose }: ActionDialogProps<ClassCertificateRow>) {
  const [row] = items;
  if (!row?.certificate) return null;
  const { name } = row;
  const { id, number } = row.certificate;
  return (
    <FormDialog
      title={words('revokeTitle', { number, name })}
      submit={words('revoke')}
      danger
      initial={{ reason: '' }}
      check={checkRevocation}
      send={({ reason }) => certificateMutations.revoke([id], reason)}
      toast={() => words('revoked', { name })}
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
