import { givenCodes } from '@sen/domain/classes/studentCodes';
import { Button } from '@sen/ui/Button';
import { FileTrigger } from '@sen/ui/FileTrigger';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import { useState } from 'react';
import { studentWords as words } from './studentWords';

/** Longer files hold something else than codes. */
const largestFile = 2_000_000;

/** The text of a file in UTF-8, without which codes and names would be garbled; undefined when it is something else. */
async function textOf(file: File): Promise<string | undefined> {
  if (file.size > largestFile) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

interface CodesFieldProps {
  value: string;
  onChange: (codes: string) => void;
}

/** A list of membership codes and emails, typed, pasted or taken from a text file. */
export function CodesField({ value, onChange }: CodesFieldProps) {
  const [failed, setFailed] = useState(false);
  const count = givenCodes(value).length;
  return (
    <Stack gap="s">
      <TextArea
        name="codes"
        label={words('codes')}
        description={words('codesHelp')}
        required
        value={value}
        onChange={onChange}
      />
      <Inline justify="between" gap="s">
        <FileTrigger
          accept={['.csv', '.txt', 'text/csv', 'text/plain']}
          onFiles={([file]) => {
            if (!file) return;
            void textOf(file).then((text) => {
              setFailed(text === undefined);
              if (text !== undefined) onChange([value.trim(), text.trim()].filter(Boolean).join('\n'));
            });
          }}
        >
          <Button size="small" icon={<Icon of={UploadIcon} />}>
            {words('chooseFile')}
          </Button>
        </FileTrigger>
        <output>{count > 0 && words('codesRead', { count })}</output>
      </Inline>
      {failed && (
        <Text tone="danger" size="small">
          <span role="alert">{words('fileFailed')}</span>
        </Text>
      )}
    </Stack>
  );
}
