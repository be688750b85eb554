import type { RegistrationLink } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Dialog } from '@sen/ui/Dialog';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { Failed } from '../../patterns/Failed';
import { Loading } from '../../patterns/Loading';
import { LinkField } from './LinkField';
import { words } from './words';

interface RegistrationLinkDialogProps {
  unit: string;
  onClose: () => void;
}

/** The unit's registration link: a switch for registrations, the link, and a button that replaces it. */
export function RegistrationLinkDialog({ unit, onClose }: RegistrationLinkDialogProps) {
  const query = useQuery(registrationQueries.link(unit));
  return (
    <Dialog
      open
      title={words('link')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('close')}</Button>}
    >
      {query.data ? (
        <LinkSettings unit={unit} link={query.data.data} />
      ) : query.isPending ? (
        <Loading titled />
      ) : (
        <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  );
}

function LinkSettings({ unit, link }: { unit: string; link: RegistrationLink }) {
  const queries = useQueryClient();
  const [renewing, setRenewing] = useState(false);
  const set = async (body: { open: boolean; renew?: boolean }) =>
    queries.setQueryData(
      registrationQueries.link(unit).queryKey,
      await registrationMutations.setLink(unit, body),
    );
  const switching = useMutation({ mutationFn: (open: boolean) => set({ open }), meta: { quiet: true } });
  const { open, code, href } = link;
  return (
    <Stack gap="m">
      <Text tone="muted">{words('linkIntro')}</Text>
      <Switch
        label={words('linkOpen')}
        description={words('linkOpenHelp')}
        on={switching.isPending ? switching.variables : open}
        disabled={switching.isPending}
        onChange={(next) => switching.mutate(next)}
      />
      {switching.isError && (
        <Callout tone="danger" live>
          {errorText(switching.error)}
        </Callout>
      )}
      {open && href !== null && (
        <>
          <LinkField href={href}>
            <Button variant="neutral" onPress={() => setRenewing(true)}>
              {words('renew')}
            </Button>
          </LinkField>
          <Text size="small" tone="muted" tabular>
            {words('linkCode', { code: code ?? '' })}
          </Text>
        </>
      )}
      {renewing && (
        <ConfirmAction
          title={words('renewTitle')}
          text={words('renewText')}
          confirmLabel={words('renew')}
          danger
          action={() => set({ open: true, renew: true })}
          onDone={() => {
            setRenewing(false);
            showToast({ tone: 'success', text: words('renewed') });
          }}
          onCancel={() => setRenewing(false)}
        />
      )}
    </Stack>
  );
}
