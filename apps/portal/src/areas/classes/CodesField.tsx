import { classMutations } from '@sen/api/resources/classes/classMutations';
import { givenCodes } from '@sen/domain/classes/studentCodes';
import { importExtensions } from '@sen/domain/imports/importLimits';
import { Button } from '@sen/ui/Button';
import { FileTrigger } from '@sen/ui/FileTrigger';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextArea } from '@sen/ui/TextArea';
import { useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { studentWords as words } from './studentWords';

interface CodesFieldProps {
  classId: string;
  value: string;
  onChange: (codes: string) => void;
}

/** A list of membership codes and emails, typed, pasted or taken from a file. */
export function CodesField({ classId, value, onChange }: CodesFieldProps) {
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const count = givenCodes(value).length;
  // What is typed while a file is being read stays.
  const typed = useRef(value);
  useLayoutEffect(() => {
    typed.current = value;
  });

  async function read(file: File) {
    setReading(true);
    setRefusal(null);
    try {
      const { data } = await classMutations.readStudentCodes(classId, file);
      onChange([typed.current.trim(), ...data.codes].filter(Boolean).join('\n'));
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setReading(false);
    }
  }

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
        <FileTrigger accept={[...importExtensions, '.txt']} onFiles={([file]) => file && void read(file)}>
          <Button size="small" icon={<Icon of={UploadIcon} />} pending={reading}>
            {words('chooseFile')}
          </Button>
        </FileTrigger>
        <output>{count > 0 && words('codesRead', { count })}</output>
      </Inline>
      {refusal !== null && (
        <Text tone="danger" size="small">
          <span role="alert">{refusal}</span>
        </Text>
      )}
    </Stack>
  );
}
