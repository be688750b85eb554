import type { ClassCertificateRow } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Text } from '@sen/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { FileDialog } from '../../patterns/FileDialog';
import { classWords as words } from './classWords';

interface DownloadDialogProps extends ActionDialogProps<ClassCertificateRow> {
  classId: string;
}

/** Downloads the certificate of a student as a .pdf, or has those of several made into a .zip. */
export function DownloadDialog({ classId, ...dialog }: DownloadDialogProps) {
  const { ids, items } = dialog;
  const [row] = items;
  if (ids.length > 1) return <ArchiveDialog classId={classId} {...dialog} />;
  return row ? <PdfDialog {...dialog} row={row} /> : null;
}

function ArchiveDialog({ classId, ids, onDone, onClose }: DownloadDialogProps) {
  const queries = useQueryClient();
  return (
    <ConfirmAction
      title={words('downloadMany', { count: ids.length })}
      text={words('downloadManyText')}
      confirmLabel={words('makeArchive')}
      action={async () => {
        const made = await certificateMutations.makeArchive(classId, { user_ids: [...ids] });
        queries.setQueryData(certificateQueries.archive(classId).queryKey, made);
      }}
      onDone={onDone}
      onCancel={onClose}
    />
  );
}

function PdfDialog({
  row,
  onDone,
  onClose,
}: ActionDialogProps<ClassCertificateRow> & { row: ClassCertificateRow }) {
  const { name, certificate } = row;
  if (!certificate) return null;
  return (
    <FileDialog
      title={words('downloadTitle', { name })}
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
