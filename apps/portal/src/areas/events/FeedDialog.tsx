import { eventMutations } from '@sen/api/resources/events/eventMutations';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Dialog } from '@sen/ui/Dialog';
import { Icon } from '@sen/ui/Icon';
import { CopyIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../app/errors/errorText';
import { formatDateTime } from '../../words/formats';
import { saveIcs } from './saveIcs';
import { feedWords as words } from './feedWords';

/** The own calendar in other programs: its secret address, and its file. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const feed = useQuery(eventQueries.feed());
  const field = useRef<HTMLInputElement>(null);
  const onSuccess = () => queries.invalidateQueries({ queryKey: eventQueries.feed().queryKey });
  const renew = useMutation({ mutationFn: eventMutations.renewFeed, onSuccess });
  const revoke = useMutation({
    mutationFn: eventMutations.revokeFeed,
    onSuccess: async () => {
      renew.reset();
      showToast({ tone: 'success', text: words('revoked') });
      await onSuccess();
    },
  });
  const address = renew.data?.data.address;
  const since = feed.data?.data.created_at ?? null;
  const error = feed.error ?? renew.error ?? revoke.error;

  // Without https there is no clipboard; the field can be copied by hand.
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', text: words('copied') });
    } catch {
      field.current?.select();
      showToast({ tone: 'info', text: words('copyByHand') });
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words('title')}
      actions={
        <Button variant="neutral" onPress={onClose}>
          {words('close')}
        </Button>
      }
    >
      <Stack>
        <Text>{words('text')}</Text>
        {error && <Callout tone="danger" live title={errorText(error)} />}
        {address !== undefined && (
          <>
            <TextField ref={field} label={words('address')} value={address} readOnly spellCheck={false} />
            <Callout tone="waiting" title={words('once')} />
          </>
        )}
        {address === undefined && since !== null && (
          <Text tone="muted">{words('since', { time: formatDateTime(since) })}</Text>
        )}
        <Inline>
          {address !== undefined && (
            <Button variant="primary" icon={<Icon of={CopyIcon} />} onPress={() => void copy(address)}>
              {words('copy')}
            </Button>
          )}
          <Button
            variant={address === undefined ? 'primary' : 'secondary'}
            pending={renew.isPending}
            onPress={() => renew.mutate()}
          >
            {words(since === null && address === undefined ? 'create' : 'renew')}
          </Button>
          {since !== null && (
            <Button variant="dangerOutline" pending={revoke.isPending} onPress={() => revoke.mutate()}>
              {words('revoke')}
            </Button>
          )}
        </Inline>
        <Text tone="muted">{words('fileText')}</Text>
        <Inline>
          <Button onPress={() => void saveIcs(eventMutations.calendarFile, 'sen.ics')}>
            {words('file')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
