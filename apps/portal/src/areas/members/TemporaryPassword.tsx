import type { Member } from '@sen/api/contract/model';
import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Dialog } from '@sen/ui/Dialog';
import { Icon } from '@sen/ui/Icon';
import { CheckIcon, CopyIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { signInWords as words } from './signInWords';

interface TemporaryPasswordProps {
  member: Member;
  onClose: () => void;
}

/** Confirms setting a temporary password, and shows it once. */
export function TemporaryPassword({ member: { id, name }, onClose }: TemporaryPasswordProps) {
  const queries = useQueryClient();
  const [password, setPassword] = useState<string | null>(null);
  if (password !== null) return <ShownOnce name={name} password={password} onClose={onClose} />;
  return (
    <ConfirmAction
      title={words('giveTitle', { name })}
      text={words('giveText')}
      confirmLabel={words('give')}
      action={async () => {
        const { data } = await memberMutations.showPassword(id);
        setPassword(data.password);
      }}
      onCancel={onClose}
      onDone={() => void queries.invalidateQueries({ queryKey: memberQueries.all() })}
    />
  );
}

interface ShownOnceProps {
  name: string;
  password: string;
  onClose: () => void;
}

function ShownOnce({ name, password, onClose }: ShownOnceProps) {
  const [copied, setCopied] = useState<boolean | null>(null);

  // Without https there is no clipboard; the field can be copied by hand.
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <Dialog
      open
      size="small"
      closeOutside={false}
      title={words('shownTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button icon={<Icon of={copied ? CheckIcon : CopyIcon} />} onPress={() => void copy()}>
            {words(copied ? 'copied' : 'copy')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {words('close')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField label={words('temporary')} value={password} readOnly spellCheck={false} focusOnMount />
        {copied === false && (
          <Callout tone="danger" live>
            {words('notCopied')}
          </Callout>
        )}
        <Callout tone="waiting">{words('shownOnce')}</Callout>
        <Text>{words('shownText')}</Text>
      </Stack>
    </Dialog>
  );
}
