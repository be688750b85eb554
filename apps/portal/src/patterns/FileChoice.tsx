import { Button } from '@sen/ui/Button';
import { FileTrigger } from '@sen/ui/FileTrigger';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { FileCheck } from './useFileCheck';

interface FileChoiceProps {
  /** What of a file's name or type is accepted: '.ics'. */
  accept: string;
  texts: Readonly<Record<'choose' | 'chooseOther', string>>;
  chosen: File | null;
  /** Of the chosen file; what it refuses is shown below the button. */
  check: Pick<FileCheck, 'pending' | 'refusal'>;
  onChoose: (file: File) => void;
}

/** Chooses a file that is checked before it is sent for good. */
export function FileChoice({
  accept,
  texts,
  chosen,
  check: { pending, refusal },
  onChoose,
}: FileChoiceProps) {
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <FileTrigger accept={[accept]} onFiles={([file]) => file && onChoose(file)}>
          <Button icon={<Icon of={UploadIcon} />} pending={pending}>
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
