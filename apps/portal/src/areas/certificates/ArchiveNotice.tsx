import type { CertificateArchive } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon } from '@sen/ui/icons';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '../../app/errors/showRefusal';
import { formatDateTime, formatSize } from '../../words/formats';
import { classWords as words } from './classWords';
import { focusTitle } from './focusTitle';
import { NoticeLine } from './NoticeLine';
import { useClosed } from './useClosed';
import { useFollowedWork } from './useFollowedWork';

/** The .zip of certificates that the user has had made: its progress, the file, or why there is none. */
export function ArchiveNotice({ classId }: { classId: string }) {
  const { work: archive, isRunning, wasSeen } = useFollowedWork(certificateQueries.archive(classId));
  const [closed, close] = useClosed(`archive:${classId}`, archive?.id);
  if (!archive || closed) return null;
  if (isRunning) return <ArchiveProgress classId={classId} archive={archive} />;
  return <EndedArchive archive={archive} live={wasSeen} onClose={close} />;
}

function ArchiveProgress({ classId, archive }: { classId: string; archive: CertificateArchive }) {
  const { id, state, printed, total } = archive;
  const queries = useQueryClient();
  const { queryKey } = certificateQueries.archive(classId);
  const cancelling = useMutation({
    mutationFn: () => certificateMutations.cancelArchive(id),
    meta: { quiet: true },
    onSuccess: (cancelled) => {
      focusTitle();
      if (cancelled.data.state === 'cancelled') showToast({ tone: 'info', text: words('archiveCancelled') });
      queries.setQueryData(queryKey, cancelled);
    },
    onError: showRefusal,
  });
  return (
    <NoticeLine
      tone="info"
      title={words('archiveMade')}
      progress={{
        label: words(state === 'waiting' ? 'archiveWaits' : 'archivePrinted'),
        value: printed,
        max: total,
      }}
      actions={
        <Button size="small" pending={cancelling.isPending} onPress={() => cancelling.mutate()}>
          {words('cancelArchive')}
        </Button>
      }
    >
      {words('mayLeave')}
    </NoticeLine>
  );
}

interface EndedArchiveProps {
  archive: CertificateArchive;
  live: boolean;
  onClose: () => void;
}

function EndedArchive({ archive, live, onClose }: EndedArchiveProps) {
  const { state, printed, size, file, kept_until, failure } = archive;
  if (state === 'done' && file !== null && size !== null)
    return (
      <NoticeLine
        tone="success"
        title={words('archiveDone')}
        live={live}
        actions={
          <ButtonLink
            size="small"
            icon={<Icon of={DownloadIcon} />}
            href={file}
            download={words('archiveName')}
          >
            {words('downloadArchive')}
          </ButtonLink>
        }
        onClose={onClose}
      >
        {words('archiveFacts', { count: printed, size: formatSize(size), time: formatDateTime(kept_until) })}
      </NoticeLine>
    );
  if (failure === null) return null;
  return (
    <NoticeLine tone="danger" title={words('archiveFailed')} live={live} onClose={onClose}>
      {failure}
    </NoticeLine>
  );
}
