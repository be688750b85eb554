import { useEffect, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '../../components/Dialog/Dialog';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ErrorIcon, SpreadsheetIcon } from '../../icons';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { everythingSelected, type Selection } from '../DataTable/selection';
import { CheckStep } from './CheckStep';
import { ChooseStep } from './ChooseStep';
import { DoneStep } from './DoneStep';
import { countKinds, fixesOf } from './fixedRows';
import { ImportActions } from './ImportActions';
import * as css from './ImportDialog.css';
import { importDialogMessages } from './ImportDialog.messages';
import type { ImportDialogProps, ImportStep } from './importProps';
import { ImportSteps } from './ImportSteps';
import { MappingStep } from './MappingStep';
import { mappingProblems } from './mappingProblems';
import { PreviewStep } from './PreviewStep';
import { chosenNumbers, previewRows } from './previewRows';
import { useFixes } from './useFixes';
import { WorkStep } from './WorkStep';

export { guessMapping } from './guessMapping';

export type {
  ImportDialogProps,
  ImportFix,
  ImportMapping,
  ImportRow,
  ImportRowError,
  ImportSource,
  ImportStep,
  ImportTarget,
  ImportTemplate,
} from './importProps';

const noRows: [] = [];
/** Steps in which closing would lose work. */
const workSteps: readonly ImportStep['kind'][] = ['mapping', 'preview'];

/** Imports a spreadsheet: file, columns, rows with their errors, saving. It reads no file and makes no request. */
export function ImportDialog(props: ImportDialogProps) {
  const { open, title, step, targets, onClose, onDownloadRefused } = props;
  const words = useMessages(importDialogMessages, props.messages);
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const [selection, setSelection] = useState<Selection>(everythingSelected);
  const allRows = step.kind === 'preview' ? step.rows : noRows;
  const fixes = useFixes(allRows, props.onFix);
  const [shown, setShown] = useState(step.kind);
  if (shown !== step.kind) {
    setShown(step.kind);
    setTried(false);
    // A failed save returns to the selected rows.
    if (step.kind === 'mapping' || step.kind === 'choose') {
      setSelection(everythingSelected);
      fixes.forget();
    }
  }

  const rows = useMemo(() => previewRows(fixes.rows), [fixes.rows]);
  const problems = step.kind === 'mapping' ? mappingProblems(targets, step.mapping) : undefined;
  const chosen = useMemo(() => chosenNumbers(rows.valid, selection), [rows, selection]);

  const kinds = useMemo(() => countKinds(fixes.rows), [fixes.rows]);
  const summary = props.onFix
    ? words.counts(number.format(kinds.fresh), number.format(kinds.changed), number.format(kinds.refused))
    : words.summary(
        words.valid(number.format(rows.valid.length)),
        words.refused(number.format(rows.refusedCount)),
      );

  const flow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that led here is removed; screen readers continue at the new step.
    if (step.kind !== 'choose') flow.current?.focus();
  }, [step.kind]);

  const close = () => (workSteps.includes(step.kind) ? setAsking(true) : onClose());
  const goOn = () => {
    setTried(true);
    if (problems?.size === 0) props.onMapped();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size={step.kind === 'preview' ? 'wide' : 'large'}
      closeOutside={step.kind === 'choose'}
      locked={step.kind === 'saving'}
      actions={
        step.kind === 'saving' ? undefined : (
          <ImportActions
            kind={step.kind}
            summary={summary}
            chosen={number.format(chosen.length)}
            nothingChosen={chosen.length === 0}
            onBack={props.onBack}
            onMapped={goOn}
            onSave={() => props.onSave(chosen, fixesOf(fixes.fixed, chosen))}
            onClose={close}
            words={words}
          />
        )
      }
    >
      <div ref={flow} tabIndex={-1} className={css.flow}>
        <div className={css.top}>
          <ImportSteps kind={step.kind} words={words} />
          {'fileName' in step && step.fileName !== undefined && (
            <span className={css.file}>
              <Icon of={SpreadsheetIcon} size="small" />
              <span className={css.fileName}>{step.fileName}</span>
            </span>
          )}
        </div>
        {step.kind === 'choose' && <ChooseStep {...props} words={words} />}
        {step.kind === 'reading' && (
          <WorkStep label={words.reading(step.fileName)} note={words.readingNote} progress={step.progress} />
        )}
        {step.kind === 'failed' && (
          <EmptyState
            tone="danger"
            icon={ErrorIcon}
            level={3}
            title={step.fileName === undefined ? words.failed : words.failedFile(step.fileName)}
          >
            {step.reason} {step.advice}
          </EmptyState>
        )}
        {step.kind === 'mapping' && problems && (
          <MappingStep
            step={step}
            targets={targets}
            problems={problems}
            tried={tried}
            onSheetChange={props.onSheetChange}
            onMappingChange={props.onMappingChange}
            words={words}
          />
        )}
        {step.kind === 'preview' && props.onFix && (
          <CheckStep
            read={allRows}
            fixes={fixes}
            targets={targets}
            error={step.error}
            selection={selection}
            onSelectionChange={setSelection}
            onDownloadRefused={onDownloadRefused}
            words={words}
          />
        )}
        {step.kind === 'preview' && !props.onFix && (
          <PreviewStep
            rows={rows}
            targets={targets}
            error={step.error}
            selection={selection}
            onSelectionChange={setSelection}
            onDownloadRefused={onDownloadRefused}
            words={words}
          />
        )}
        {step.kind === 'saving' && (
          <WorkStep
            label={words.saving(number.format(step.count))}
            note={words.savingNote}
            progress={step.saved === undefined ? undefined : step.saved / step.count}
          />
        )}
        {step.kind === 'done' && (
          <DoneStep
            saved={number.format(step.saved)}
            refused={step.refused > 0 ? number.format(step.refused) : undefined}
            onDownloadRefused={onDownloadRefused}
            words={words}
          />
        )}
        <output className={visuallyHidden}>{step.kind === 'preview' ? summary : undefined}</output>
      </div>
      <ConfirmDialog
        open={asking}
        title={words.loseTitle}
        confirmLabel={words.lose}
        cancelLabel={words.stay}
        danger
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        {words.loseNote}
      </ConfirmDialog>
    </Dialog>
  );
}
