import type { HandInPreview } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { examRoomMutations } from '@sen/api/resources/examRoom/examRoomMutations';
import { examRoomQueries } from '@sen/api/resources/examRoom/examRoomQueries';
import { handInExtension } from '@sen/domain/examRoom/handInFile';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Button } from '@sen/ui/Button';
import { FileTrigger } from '@sen/ui/FileTrigger';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { newId } from '../../app/newId';
import { errorText } from '../../app/errors/errorText';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { HandInChanges } from './HandInChanges';
import type { RoomRow } from './roomRow';
import { words } from './words';

interface Chosen {
  file: File | null;
  preview: HandInPreview | null;
}

const nothing: Chosen = { file: null, preview: null };

/** Takes in a hand-in file of a student: first what it would change, then it counts. */
export function HandInDialog({ items: [row], onDone, onClose }: ActionDialogProps<RoomRow>) {
  const [request_id] = useState(newId);
  if (!row) return null;
  const { assignment_id } = row.room;
  const { name } = row.student;
  return (
    <FormDialog
      title={words('takeFileOf', { name })}
      size="large"
      submit={words('take')}
      initial={nothing}
      check={({ preview }) => (preview ? [] : [fieldError('file', 'thisFieldIsRequired')])}
      send={({ file, preview }) =>
        examRoomMutations.takeHandIn(assignment_id, {
          request_id,
          student_id: row.id,
          file: file ?? new File([], ''),
          preview: preview?.preview ?? '',
        })
      }
      toast={words('taken', { name })}
      invalidates={[examRoomQueries.all(), attemptQueries.all(), classQueries.all()]}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ value, change }) => (
        <Stack gap="m">
          <Text>{words('takeFileText')}</Text>
          <FileChoice
            chosen={value.file}
            read={async (file) => {
              change(nothing);
              const { data } = await examRoomMutations.checkHandIn(assignment_id, {
                student_id: row.id,
                file,
              });
              change({ file, preview: data });
            }}
          />
          {value.preview && <HandInChanges preview={value.preview} />}
        </Stack>
      )}
    </FormDialog>
  );
}

interface FileChoiceProps {
  chosen: File | null;
  read: (file: File) => Promise<void>;
}

function FileChoice({ chosen, read }: FileChoiceProps) {
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function choose(file: File) {
    setReading(true);
    setRefusal(null);
    try {
      await read(file);
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setReading(false);
    }
  }
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <FileTrigger accept={[handInExtension]} onFiles={([file]) => file && void choose(file)}>
          <Button icon={<Icon of={UploadIcon} />} pending={reading}>
            {words(chosen ? 'chooseOther' : 'chooseFile')}
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
