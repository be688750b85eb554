import { uploadMutations } from '@sen/api/resources/uploads/uploadMutations';
import { uploadQueries } from '@sen/api/resources/uploads/uploadQueries';
import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';
import { Callout } from '@sen/ui/Callout';
import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { CloseIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '../../app/errors/showRefusal';
import { activeUploads } from './activeUploads';
import type { UploadEntry } from './UploadEntry';
import { words } from './words';

interface BegunUploadsProps {
  purpose: UploadPurpose;
  /** What the field sends now; each change of it asks anew which ones are left. */
  sent: readonly UploadEntry[];
}

/** Uploads that were begun before a reload or on another device: choosing the same file again continues one. */
export function BegunUploads({ purpose, sent }: BegunUploadsProps) {
  const queries = useQueryClient();
  const { queryKey, ...query } = uploadQueries.unused();
  const uploads = useQuery({ queryKey, ...query });
  const forget = useMutation({
    mutationFn: (id: string) => uploadMutations.cancel(id),
    onSuccess: () => showToast({ tone: 'success', text: words('forgotten') }),
    onError: showRefusal,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const begun = (uploads.data?.data ?? []).filter(
    (upload) => upload.type === null && upload.purpose === purpose && !activeUploads.has(upload.id),
  );
  if (begun.length === 0 || sent.some(({ state }) => state === 'queued')) return null;
  return (
    <Callout tone="info" title={words('begunTitle')}>
      <Stack gap="xs">
        <Text>{words('begunText')}</Text>
        {begun.map(({ id, name }) => (
          <Inline key={id} gap="xs">
            <Text>{name}</Text>
            <IconButton
              size="small"
              name={words('forget', { name })}
              icon={<Icon of={CloseIcon} />}
              disabled={forget.isPending}
              onPress={() => forget.mutate(id)}
            />
          </Inline>
        ))}
      </Stack>
    </Callout>
  );
}
