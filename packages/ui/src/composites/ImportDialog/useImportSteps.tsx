import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Callout } from '../../components/Callout/Callout';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Text } from '../../components/Text/Text';
import { ErrorIcon, SpreadsheetIcon } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { everythingSelected, type Selection } from '../DataTable/selection';
import { CheckedStep } from './CheckedStep';
import { CheckStep } from './CheckStep';
import { ChooseStep } from './ChooseStep';
import { DoneStep } from './DoneStep';
import { countKinds, fixesOf } from './fixedRows';
import { ImportActions } from './ImportActions';
import * as css from './ImportDialog.css';
import { importDialogMessages, type ImportDialogMessages } from './ImportDialog.messages';
import type { ImportFlowProps, ImportStep } from './importProps';
import { ImportSteps } from './ImportSteps';
import { MappingStep } from './MappingStep';
import { mappingProblems } from './mappingProblems';
import { countsOf, OutcomeStep } from './OutcomeStep';
import { PreviewStep } from './PreviewStep';
import { chosenNumbers, previewRows } from './previewRows';
import { useFixes } from './useFixes';
import { WorkStep } from './WorkStep';

const noRows: [] = [];

interface CurrentStep {
  content: ReactNode;
  actions: ReactNode;
  words: ImportDialogMessages;
}

/**
 * The current step of an import and its buttons.
 * @param onClose undefined on a page
 */
export function useImportSteps(props: ImportFlowProps, onClose: (() => void) | undefined): CurrentStep {
  const { step, targets, onDownloadRefused, onDownloadAll } = props;
  const words = useMessages(importDialogMessages, props.messages);
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const [tried, setTried] = useState(false);
  const [selection, setSelection] = useState<Selection>(everythingSelected);
  const allRows = step.kind === 'preview' || step.kind === 'checked' ? step.rows : noRows;
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
  /** The step that was shown last; at first the one that the page was opened with. */
  const last = useRef<ImportStep['kind'] | undefined>(props.takesFocus ? undefined : step.kind);
  useEffect(() => {
    if (last.current === step.kind) return;
    last.current = step.kind;
    // The button that led here is removed; screen readers and keys continue at the new step.
    const begin = flow.current?.querySelector<HTMLElement>('h2[tabindex], [data-begin]');
    (begin ?? flow.current)?.focus({ preventScroll: true });
    flow.current?.scrollIntoView({ block: 'start' });
  }, [step.kind]);

  const goOn = () => {
    setTried(true);
    if (problems?.size === 0) props.onMapped();
  };

  const good = step.kind === 'checked' ? step.good : chosen.length;
  const save = () =>
    step.kind === 'checked'
      ? props.onSave([], fixesOf(fixes.fixed, [...fixes.fixed.keys()]))
      : props.onSave(chosen, fixesOf(fixes.fixed, chosen));
  const checking = (step.kind === 'checked' || step.kind === 'preview') && step.checking === true;
  const actions =
    step.kind === 'saving' ? undefined : (
      <ImportActions
        kind={step.kind}
        canResume={step.kind === 'ended' && step.canResume === true}
        canUndo={step.kind === 'ended' && step.undoNote !== undefined && props.onUndo !== undefined}
        summary={
          checking ? words.checkingAgain : props.onFix || step.kind === 'checked' ? undefined : summary
        }
        checking={checking}
        chosen={number.format(good)}
        nothingChosen={good === 0}
        onBack={props.onBack}
        onMapped={goOn}
        onSave={save}
        onResume={props.onResume}
        onUndo={props.onUndo}
        onClose={onClose}
        words={words}
      />
    );
  const announced =
    step.kind === 'preview'
      ? summary
      : step.kind === 'checked'
        ? (countsOf(step, number, words) ??
          step.counts.map(({ label, value }) => `${label}: ${value}`).join('. '))
        : undefined;

  const content = (
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
        <WorkStep title={words.reading(step.fileName)} note={words.readingNote} progress={step.progress} />
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
          onHeaderRowChange={props.onHeaderRowChange}
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
          notes={step.notes}
          kinds={kinds}
          number={number}
          selection={selection}
          onSelectionChange={setSelection}
          onDownloadRefused={onDownloadRefused}
          onDownloadAll={onDownloadAll}
          words={words}
        />
      )}
      {step.kind === 'preview' && !props.onFix && (
        <PreviewStep
          rows={rows}
          targets={targets}
          error={step.error}
          notes={step.notes}
          selection={selection}
          onSelectionChange={setSelection}
          onDownloadRefused={onDownloadRefused}
          words={words}
        />
      )}
      {step.kind === 'saving' && (
        <WorkStep
          title={words.saving(number.format(step.count))}
          note={words.savingNote}
          progress={step.saved === undefined ? undefined : step.saved / step.count}
        />
      )}
      {step.kind === 'running' && (
        <WorkStep
          title={step.undoes ? words.undoing(step.fileName) : words.importing(step.fileName)}
          label={
            step.total === undefined
              ? words.waiting
              : words.running(number.format(step.read), number.format(step.total))
          }
          note={step.undoes ? words.undoingNote : words.runningNote}
          progress={step.total ? step.read / step.total : undefined}
        />
      )}
      {step.kind === 'checked' && (
        <CheckedStep
          step={step}
          fixes={fixes}
          targets={targets}
          number={number}
          onFix={props.onFix}
          onApplyChanges={props.onApplyChanges}
          onDownloadRefused={onDownloadRefused}
          onDownloadAll={onDownloadAll}
          words={words}
        />
      )}
      {step.kind === 'ended' && (
        <Stack>
          <Callout tone={step.tone} title={step.title} live actions={step.link}>
            {step.text}
          </Callout>
          <OutcomeStep
            step={step}
            number={number}
            onDownloadRefused={onDownloadRefused}
            onDownloadAll={onDownloadAll}
            words={words}
          />
          {step.undoNote !== undefined && <Text tone="muted">{step.undoNote}</Text>}
        </Stack>
      )}
      {step.kind === 'done' && (
        <DoneStep
          saved={number.format(step.saved)}
          refused={step.refused > 0 ? number.format(step.refused) : undefined}
          onDownloadRefused={onDownloadRefused}
          words={words}
        />
      )}
      <output className={visuallyHidden}>{announced}</output>
    </div>
  );
  return { content, actions, words };
}
