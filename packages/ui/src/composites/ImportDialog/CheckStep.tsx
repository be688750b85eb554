import { useMemo, useState, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { Callout } from '../../components/Callout/Callout';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList';
import { Heading } from '../../components/Heading/Heading';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Text } from '../../components/Text/Text';
import { ChevronDownIcon, ChevronUpIcon, DownloadIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import type { Selection, TableCell } from '../DataTable/DataTable';
import { AllRows } from './AllRows';
import { errorLines } from './errorLines';
import { nextError, type countKinds, type ErrorPlace } from './fixedRows';
import type { ImportDialogMessages } from './ImportDialog.messages';
import { ImportNotes } from './ImportNotes';
import type { ImportRow, ImportTarget } from './importProps';
import type { RefusedLine } from './previewRows';
import { mostWholeLines, RefusedTable } from './RefusedTable';
import type { Fixes } from './useFixes';

interface CheckStepProps {
  /** The rows as read: a wrong cell stays listed after it is fixed. */
  read: readonly ImportRow[];
  fixes: Fixes;
  targets: readonly ImportTarget[];
  error: string | undefined;
  notes: readonly string[] | undefined;
  kinds: ReturnType<typeof countKinds>;
  number: Intl.NumberFormat;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  onDownloadRefused: (() => void) | undefined;
  words: ImportDialogMessages;
}

/** The number of rows by outcome, the wrong cells to be fixed in place, and on request all rows. */
export function CheckStep({
  read,
  fixes,
  targets,
  error,
  notes,
  kinds,
  number,
  selection,
  onSelectionChange,
  onDownloadRefused,
  words,
}: CheckStepProps) {
  const { rows, fix } = fixes;
  const [place, setPlace] = useState<ErrorPlace>();
  const [goTo, setGoTo] = useState<TableCell>();
  const keys = useMemo(() => targets.map(({ key }) => key), [targets]);
  const lines = useMemo(() => errorLines(read, rows, targets), [read, rows, targets]);
  const listed = useMemo(() => lines.slice(0, mostWholeLines), [lines]);
  const places = useMemo(
    () => listed.filter((line) => !line.fixed).map((line) => ({ number: line.number, key: line.key })),
    [listed],
  );

  function walk(direction: 1 | -1) {
    const next = nextError(places, place, keys, direction);
    if (!next) return;
    setPlace(next);
    setGoTo({
      row: `${next.number}-${next.key ?? 'row'}`,
      column: next.key === undefined ? 'reason' : 'value',
    });
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'F8') return;
    event.preventDefault();
    walk(event.shiftKey ? -1 : 1);
  }

  function fixLine(line: RefusedLine, value: string): void {
    const row = rows.find((other) => other.number === line.number);
    if (row && line.key !== undefined) fix(row, line.key, value);
  }

  const counts = [
    { term: words.total, details: number.format(rows.length) },
    { term: words.validTab, details: number.format(kinds.fresh + kinds.changed) },
    ...(kinds.changed > 0 ? [{ term: words.stateChanged, details: number.format(kinds.changed) }] : []),
    { term: words.refusedTab, details: number.format(kinds.refused) },
  ];

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F8 works anywhere in the step
    <div onKeyDown={press}>
      <Stack gap="l">
        <ImportNotes notes={notes} words={words} />
        {error !== undefined && (
          <Callout tone="danger" title={words.notSaved} live>
            {error}
          </Callout>
        )}
        <DescriptionList look="figures" items={counts} />
        {lines.length > 0 && (
          <Stack gap="s">
            <Inline gap="s" justify="between">
              <Heading level={2}>{words.refusedTab}</Heading>
              <Inline gap="xs">
                <IconButton
                  name={words.previousError}
                  icon={<Icon of={ChevronUpIcon} />}
                  disabled={places.length === 0}
                  onPress={() => walk(-1)}
                />
                <IconButton
                  name={words.nextError}
                  icon={<Icon of={ChevronDownIcon} />}
                  disabled={places.length === 0}
                  onPress={() => walk(1)}
                />
                {onDownloadRefused && kinds.refused > 0 && (
                  <Button icon={<Icon of={DownloadIcon} />} onPress={onDownloadRefused}>
                    {words.downloadRefused}
                  </Button>
                )}
              </Inline>
            </Inline>
            <Text tone="muted">{words.fixHere}</Text>
            {lines.length > listed.length && (
              <Text tone="muted" size="small">
                {words.firstErrors(number.format(listed.length), number.format(lines.length))}
              </Text>
            )}
            <RefusedTable lines={listed} fix={fixLine} goTo={goTo} words={words} />
          </Stack>
        )}
        <AllRows
          fixes={fixes}
          targets={targets}
          number={number}
          selection={selection}
          onSelectionChange={onSelectionChange}
          words={words}
        />
      </Stack>
    </div>
  );
}
