import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { Stack } from '../../layout/Stack/Stack';
import { DataTable, type DataColumn } from '../DataTable/DataTable';
import * as css from './ChangedRows.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { ImportChangedCell, ImportChanges } from './importProps';

interface ChangedRowsProps {
  changes: ImportChanges;
  number: Intl.NumberFormat;
  onApply: ((applied: boolean) => void) | undefined;
  words: ImportDialogMessages;
}

interface ChangedLine extends ImportChangedCell {
  id: string;
  number: number;
  name: string | undefined;
}

/** What rows change of what exists, cell by cell, the old beside the new; and whether they shall. */
export function ChangedRows({ changes, number, onApply, words }: ChangedRowsProps) {
  const { count, total = count, rows, applied } = changes;
  const lines = rows.flatMap(({ number: row, name, cells }) =>
    cells.map((cell, place): ChangedLine => ({ ...cell, id: `${row}-${place}`, number: row, name })),
  );
  return (
    <Stack gap="s">
      <Heading level={2}>{words.changedTab}</Heading>
      {onApply && (
        <Checkbox
          checked={applied}
          onChange={onApply}
          label={words.apply(number.format(count))}
          description={words.applyNote}
        />
      )}
      {total > rows.length && (
        <Text tone="muted" size="small">
          {words.firstChanges(number.format(rows.length), number.format(total))}
        </Text>
      )}
      <DataTable
        label={words.changedTab}
        columns={columnsOf(words)}
        rows={lines}
        rowId={({ id }) => id}
        rowName={(line) => words.row(String(line.number))}
      />
    </Stack>
  );
}

function columnsOf(words: ImportDialogMessages): DataColumn<ChangedLine>[] {
  return [
    { key: 'number', header: words.rowNumber, width: 'tiny', cell: (line) => words.row(String(line.number)) },
    { key: 'name', header: words.subject, cell: ({ name }) => name ?? '' },
    { key: 'column', header: words.column, cell: ({ column }) => column },
    {
      key: 'change',
      header: words.change,
      width: 'widest',
      cell: ({ before, after }) => (
        <span className={css.change}>
          <VisuallyHidden>{words.before}</VisuallyHidden>
          {before === '' ? (
            <span className={css.nothing}>{words.emptyValue}</span>
          ) : (
            <del className={css.before}>{before}</del>
          )}
          <span aria-hidden>→</span>
          <VisuallyHidden>{words.after}</VisuallyHidden>
          <ins className={css.after}>{after}</ins>
        </span>
      ),
    },
  ];
}
