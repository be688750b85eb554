import type { HandInPreview } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { examRoomMutations } from '@sen/api/resources/examRoom/examRoomMutations';
import { examRoomQueries } from '@sen/api/resources/examRoom/examRoomQueries';
import { handInExtension } from '@sen/domain/examRoom/handInFile';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { newId } from '../../app/newId';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FileChoice } from '../../patterns/FileChoice';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { useFileCheck } from '../../patterns/useFileCheck';
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
  const fileCheck = useFileCheck();
  if (!row) return null;
  const { assignment_id } = row.room;
  const { name } = row.student;
  return (
    <FormDialog
      title={words('takeFileOf', { name })}
      size="large"
      submit={words('take')}
      initial={nothing}
      check={({ preview }) => (preview ? [] : [fieldError('file', 'chooseFile', { kind: handInExtension })])}
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
            name="file"
            label={words('file')}
            accept={handInExtension}
            chosen={value.file}
            check={fileCheck}
            onChoose={(file) => {
              // What is refused of it is shown at the file.
              change({ file, preview: null });
              const of = { student_id: row.id, file };
              void fileCheck.run(
                () => examRoomMutations.checkHandIn(assignment_id, of),
                ({ data }) => change({ file, preview: data }),
              );
            }}
            onRemove={() => {
              change(nothing);
              fileCheck.stop();
            }}
          />
          {value.preview && <HandInChanges preview={value.preview} />}
        </Stack>
      )}
    </FormDialog>
  );
}
