import type { ClassCertificateRow } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { Text } from '@sen/ui/Text';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FileDialog } from '../../patterns/FileDialog';
import { classWords as words } from './classWords';

/** Downloads the certificate of a student as a .pdf. */
export function DownloadDialog({ items: [row], onDone, onClose }: ActionDialogProps<ClassCertificateRow>) {
  const certificate = row?.certificate;
  if (!row || !certificate) return null;
  return (
    <FileDialog
      title={words('downloadTitle', { name: row.name })}
      submitLabel={words('download')}
      failedTitle={words('notDownloaded')}
      makeFile={async () => ({
        name: words('fileName', { number: certificate.number }),
        file: await certificateMutations.print(certificate.id),
      })}
      onDone={onDone}
      onClose={onClose}
    >
      <Text>{words('downloadText')}</Text>
    </FileDialog>
  );
}
