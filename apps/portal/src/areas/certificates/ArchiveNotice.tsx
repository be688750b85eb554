import type { CertificateArchive } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon } from '@sen/ui/icons';
import { Progress } from '@sen/ui/Progress';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { showRefusal } from '../../app/errors/showRefusal';
import { formatDateTime, formatNumber, formatSize } from '../../words/formats';
import { classWords as words } from './classWords';
import { isUnderWay } from './isUnderWay';

const askEvery = 1_000;

/** The .zip of certificates that the user has had made: its progress, the file, or why there is none. */
export function ArchiveNotice({ classId }: { classId: string }) {
  const { data, error } = useQuery({
    ...certificateQueries.archive(classId),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data) ? askEvery : false),
  });
  const archive = data?.data;
  // What ends while one looks is announced; what had ended before is not.
  const [wasUnderWay, setWasUnderWay] = useState(false);
  if (isUnderWay(archive) && !wasUnderWay) setWasUnderWay(true);
  if (archive && isUnderWay(archive)) return <ArchiveProgress classId={classId} archive={archive} />;
  if (archive) return <EndedArchive archive={archive} live={wasUnderWay} />;
  if (!error) return null;
  return (
    <Callout tone="danger" title={words('archiveUnknown')}>
      {errorText(error)}
    </Callout>
  );
}

function ArchiveProgress({ classId, archive }: { classId: string; archive: CertificateArchive }) {
  const { id, state, printed, total } = archive;
  const queries = useQueryClient();
  const { queryKey } = certificateQueries.archive(classId);
  const cancelling = useMutation({
    mutationFn: () => certificateMutations.cancelArchive(id),
    meta: { quiet: true },
    onSuccess: (cancelled) => queries.setQueryData(queryKey, cancelled),
    onError: showRefusal,
  });
  return (
    <Callout
      title={words('archiveMade')}
      actions={
        <Button size="small" pending={cancelling.isPending} onPress={() => cancelling.mutate()}>
          {words('cancelArchive')}
        </Button>
      }
    >
      <Stack gap="xs">
        <Progress
          label={words(state === 'waiting' ? 'archiveWaits' : 'archivePrinted')}
          value={printed}
          max={total}
          valueText={words('archiveProgress', { printed: formatNumber(printed), total: formatNumber(total) })}
        />
        <Text size="small" tone="muted">
          {words('archiveLeave')}
        </Text>
      </Stack>
    </Callout>
  );
}

function EndedArchive({ archive, live }: { archive: CertificateArchive; live: boolean }) {
  const { state, printed, size, file, kept_until, failure } = archive;
  if (state === 'done' && file !== null && size !== null)
    return (
      <Callout
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
      >
        {words('archiveFacts', {
          count: printed,
          size: formatSize(size),
          time: formatDateTime(kept_until),
        })}
      </Callout>
    );
  if (state === 'cancelled')
    return (
      <Callout tone="neutral" title={words('archiveCancelled')} live={live}>
        {words('archiveCancelledText')}
      </Callout>
    );
  if (failure === null) return null;
  return (
    <Callout tone="danger" title={words('archiveFailed')} live={live}>
      {failure}
    </Callout>
  );
}
