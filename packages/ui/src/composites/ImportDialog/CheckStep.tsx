import { Callout } from '../../components/Callout/Callout';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList';
import { Stack } from '../../layout/Stack/Stack';
import type { Selection } from '../DataTable/DataTable';
import { AllRows } from './AllRows';
import type { countKinds } from './fixedRows';
import * as css from './ImportDialog.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import { ImportNotes } from './ImportNotes';
import type { ImportRow, ImportTarget } from './importProps';
import { useErrorWalk } from './useErrorWalk';
import type { Fixes } from './useFixes';
import { WrongCells } from './WrongCells';

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
  onDownloadAll: (() => void) | undefined;
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
  words,
  ...downloads
}: CheckStepProps) {
  const errors = useErrorWalk(read, fixes, targets);
  const counts = [
    { term: words.total, details: number.format(fixes.rows.length) },
    { term: words.validTab, details: number.format(kinds.fresh + kinds.changed) },
    ...(kinds.changed > 0 ? [{ term: words.stateChanged, details: number.format(kinds.changed) }] : []),
    { term: words.refusedTab, details: number.format(kinds.refused) },
  ];

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F8 works anywhere in the step
    <div data-begin tabIndex={-1} className={css.begin} onKeyDown={errors.press}>
      <Stack gap="l">
        <ImportNotes notes={notes} words={words} />
        {error !== undefined && (
          <Callout tone="danger" title={words.notSaved} live>
            {error}
          </Callout>
        )}
        <DescriptionList look="figures" items={counts} />
        <WrongCells errors={errors} refused={kinds.refused} number={number} words={words} {...downloads} />
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
