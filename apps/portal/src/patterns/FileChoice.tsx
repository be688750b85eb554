import { Button } from '@sen/ui/Button';
import { FileTrigger } from '@sen/ui/FileTrigger';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { errorText } from '../app/errors/errorText';
import { serverFieldErrorTexts } from '../app/errors/serverFieldErrorTexts';

interface FileChoiceProps {
  /** What of a file's name or type is accepted: '.ics'. */
  accept: string;
  texts: Readonly<Record<'choose' | 'chooseOther', string>>;
  chosen: File | null;
  disabled?: boolean;
  /** Has the server check the file; what it refuses is shown below the button. */
  read: (file: File) => Promise<void>;
}

/** Chooses a file that is checked before it is sent for good. */
export function FileChoice({ accept, texts, chosen, disabled = false, read }: FileChoiceProps) {
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function choose(file: File) {
    setReading(true);
    setRefusal(null);
    try {
      await read(file);
    } catch (error) {
      // The field is this one: its own reason says more than the one of the whole form.
      setRefusal(serverFieldErrorTexts(error)['file'] ?? errorText(error));
    } finally {
      setReading(false);
    }
  }
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <FileTrigger accept={[accept]} onFiles={([file]) => file && void choose(file)}>
          <Button icon={<Icon of={UploadIcon} />} pending={reading} disabled={disabled}>
            {chosen ? texts.chooseOther : texts.choose}
          </Button>
        </FileTrigger>
        {chosen && <Text tone="muted">{chosen.name}</Text>}
      </Inline>
      {refusal !== null && (
        <Text tone="danger">
          <span role="alert">{refusal}</span>
        </Text>
      )}
    </Stack>
  );
}
