import type { classMutations } from '@sen/api/resources/classes/classMutations';
import { givenCodes } from '@sen/domain/classes/studentCodes';
import { Button } from '@sen/ui/Button';
import { DataTable } from '@sen/ui/DataTable';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Dialog } from '@sen/ui/Dialog';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { formatNumber } from '../../words/formats';
import type { AddStudentsForm } from './addStudentsForm';
import { studentWords as words } from './studentWords';

export type StudentsAnswer = Awaited<ReturnType<typeof classMutations.addStudents>>['data'];

interface AddedStudentsProps {
  form: AddStudentsForm;
  answer: StudentsAnswer;
  /** Opens the form again with what was not found. */
  onAgain: () => void;
  onClose: () => void;
}

type Given = ReturnType<typeof givenCodes>[number];

/** How many of the named people are in the class now, and row by row who was not found. */
export function AddedStudents({ form, answer, onAgain, onClose }: AddedStudentsProps) {
  const { added, already, invalid, not_found } = answer;
  const missing = new Set(not_found.map((code) => code.toLowerCase()));
  const rows = givenCodes(form.codes).filter(({ code }) => missing.has(code.toLowerCase()));
  const column = columnBuilder<Given>();
  return (
    <Dialog
      open
      title={words('resultTitle')}
      size="large"
      closeOutside={false}
      onClose={onClose}
      actions={
        <>
          {rows.length > 0 && <Button onPress={onAgain}>{words('addMore')}</Button>}
          <Button variant="primary" onPress={onClose}>
            {words('close')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <DescriptionList
          look="figures"
          items={[
            { term: words('addedCount'), details: formatNumber(added) },
            { term: words('already'), details: formatNumber(already) },
            { term: words('invalid'), details: formatNumber(invalid) },
            { term: words('notFound'), details: formatNumber(not_found.length) },
          ]}
        />
        {rows.length > 0 && (
          <Stack gap="s">
            <Heading level={3}>{words('notFoundList')}</Heading>
            <Text>{words('notFoundHelp')}</Text>
            <DataTable
              label={words('notFoundList')}
              columns={[
                column.main('code', words('given'), ({ code }) => code),
                column.number('line', words('line'), ({ line }) => line, { width: 'narrow' }),
              ]}
              rows={rows}
              rowId={({ code }) => code}
              rowName={({ code }) => code}
            />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
