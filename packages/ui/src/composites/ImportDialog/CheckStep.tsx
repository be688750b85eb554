import { useMemo, useState, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { Callout } from '../../components/Callout/Callout';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { ChevronDownIcon, ChevronUpIcon, DownloadIcon } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { DataTable, type Selection, type TableCell } from '../DataTable/DataTable';
import { checkColumns } from './checkColumns';
import { errorPlaces, nextError, type ErrorPlace } from './fixedRows';
import * as css from './ImportCheck.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import { ImportNotes } from './ImportNotes';
import type { ImportRow, ImportTarget } from './importProps';
import type { Fixes } from './useFixes';

interface CheckStepProps {
  /** The rows as read: a faulty row stays visible after it is fixed. */
  read: readonly ImportRow[];
  fixes: Fixes;
  targets: readonly ImportTarget[];
  error: string | undefined;
  notes: readonly string[] | undefined;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  onDownloadRefused: (() => void) | undefined;
  words: ImportDialogMessages;
}

const rowId = (row: ImportRow) => String(row.number);

/** All rows with the errors in their cells, editable in place. */
export function CheckStep({
  read,
  fixes,
  targets,
  error,
  notes,
  selection,
  onSelectionChange,
  onDownloadRefused,
  words,
}: CheckStepProps) {
  const { rows, fixed, fix } = fixes;
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [place, setPlace] = useState<ErrorPlace>();
  const [goTo, setGoTo] = useState<TableCell>();
  const keys = useMemo(() => targets.map(({ key }) => key), [targets]);
  const places = useMemo(() => errorPlaces(rows, keys), [rows, keys]);
  const wrongAtFirst = useMemo(
    () => new Set(read.filter(({ errors }) => errors.length > 0).map(({ number }) => number)),
    [read],
  );
  const seen = useMemo(
    () => (onlyWrong ? rows.filter(({ number }) => wrongAtFirst.has(number)) : rows),
    [onlyWrong, rows, wrongAtFirst],
  );

  function walk(direction: 1 | -1) {
    const next = nextError(places, place, keys, direction);
    if (!next) return;
    setPlace(next);
    setGoTo({ row: String(next.number), column: next.key ?? 'state' });
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'F8') return;
    event.preventDefault();
    walk(event.shiftKey ? -1 : 1);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F8 works anywhere in the step
    <div onKeyDown={press}>
      <Stack gap="s">
        <ImportNotes notes={notes} words={words} />
        {error !== undefined && (
          <Callout tone="danger" title={words.notSaved} live>
            {error}
          </Callout>
        )}
        <div className={css.tools}>
          <Checkbox label={words.onlyWrong} checked={onlyWrong} onChange={setOnlyWrong} />
          <div className={css.walk}>
            {onDownloadRefused && places.length > 0 && (
              <Button
                size="small"
                variant="quiet"
                icon={<Icon of={DownloadIcon} />}
                onPress={onDownloadRefused}
              >
                {words.downloadRefused}
              </Button>
            )}
            <IconButton
              size="small"
              name={words.previousError}
              icon={<Icon of={ChevronUpIcon} />}
              disabled={places.length === 0}
              onPress={() => walk(-1)}
            />
            <IconButton
              size="small"
              name={words.nextError}
              icon={<Icon of={ChevronDownIcon} />}
              disabled={places.length === 0}
              onPress={() => walk(1)}
            />
          </div>
        </div>
        <div className={css.rows}>
          <DataTable
            label={words.checkTable}
            columns={checkColumns(targets, fixed, fix, words)}
            rows={seen}
            rowId={rowId}
            rowName={(row) => words.row(String(row.number))}
            goTo={goTo}
            selection={{
              value: selection,
              onChange: onSelectionChange,
              refuse: (row) => (row.errors.length > 0 ? words.fixFirst : undefined),
            }}
          />
        </div>
      </Stack>
    </div>
  );
}
