import { DescriptionList } from '../../components/DescriptionList/DescriptionList';
import { Heading } from '../../components/Heading/Heading';
import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import type { ImportDialogMessages } from './ImportDialog.messages';
import { ImportNotes } from './ImportNotes';
import type { ImportStep } from './importProps';
import { ChangedRows } from './ChangedRows';
import { Downloads } from './Downloads';
import { previewRows } from './previewRows';
import { RefusedTable } from './RefusedTable';

interface OutcomeStepProps {
  step: Extract<ImportStep, { kind: 'checked' | 'ended' }>;
  number: Intl.NumberFormat;
  onDownloadRefused: (() => void) | undefined;
  onDownloadAll: (() => void) | undefined;
  onApplyChanges?: ((applied: boolean) => void) | undefined;
  /** In place of the refused rows: those that can be fixed here. */
  wrong?: ReactNode;
  words: ImportDialogMessages;
}

/** The number of rows by outcome, and the refused ones with their reasons and as a file to fix. */
export function OutcomeStep({ step, number, onApplyChanges, wrong, words, ...downloads }: OutcomeStepProps) {
  const { onDownloadRefused } = downloads;
  const { counts, refused, rows, notes } = step;
  const changes = step.kind === 'checked' ? step.changes : undefined;
  return (
    <Stack gap="l">
      <ImportNotes notes={notes} words={words} />
      <DescriptionList
        look="figures"
        items={counts.map(({ label, value }) => ({ term: label, details: value }))}
      />
      {changes && <ChangedRows changes={changes} number={number} onApply={onApplyChanges} words={words} />}
      {wrong}
      {!wrong && refused > 0 && (
        <Stack gap="s">
          <Inline gap="s" justify="between">
            <Heading level={2}>{words.refusedTab}</Heading>
            <Inline gap="xs">
              <Downloads words={words} {...downloads} />
            </Inline>
          </Inline>
          {onDownloadRefused && <Text tone="muted">{words.howToFix}</Text>}
          {refused > rows.length && (
            <Text tone="muted" size="small">
              {words.firstOnly(number.format(rows.length), number.format(refused))}
            </Text>
          )}
          <RefusedTable lines={previewRows(rows).refusedLines} words={words} />
        </Stack>
      )}
    </Stack>
  );
}

/** '412 new, 31 changed, 6 refused.'; undefined where nothing is changed. */
export function countsOf(
  step: ImportStep,
  number: Intl.NumberFormat,
  words: ImportDialogMessages,
): string | undefined {
  if (step.kind !== 'checked' || !step.changes) return undefined;
  const { fresh = 0, changes, refused } = step;
  return words.counts(number.format(fresh), number.format(changes.count), number.format(refused));
}
