import { Callout } from '../../components/Callout/Callout';
import { Stack } from '../../layout/Stack/Stack';
import * as css from './ImportDialog.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { ImportFlowProps, ImportStep } from './importProps';
import { OutcomeStep } from './OutcomeStep';
import { useErrorWalk } from './useErrorWalk';
import type { Fixes } from './useFixes';
import { WrongCells } from './WrongCells';

interface CheckedStepProps extends Pick<
  ImportFlowProps,
  'targets' | 'onFix' | 'onApplyChanges' | 'onDownloadRefused' | 'onDownloadAll'
> {
  step: Extract<ImportStep, { kind: 'checked' }>;
  fixes: Fixes;
  number: Intl.NumberFormat;
  words: ImportDialogMessages;
}

/** The outcome of a check by a server, whose wrong cells can be fixed in place. */
export function CheckedStep({ step, fixes, targets, onFix, onApplyChanges, ...rest }: CheckedStepProps) {
  const errors = useErrorWalk(step.rows, fixes, targets);
  const { onDownloadRefused, onDownloadAll, number, words } = rest;
  const downloads = { onDownloadRefused, onDownloadAll };
  const { refused, rows } = step;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F8 works anywhere in the step
    <div data-begin tabIndex={-1} className={css.begin} onKeyDown={onFix && errors.press}>
      <Stack>
        {step.error !== undefined && (
          <Callout tone="danger" title={words.notSaved} live>
            {step.error}
          </Callout>
        )}
        <OutcomeStep
          step={step}
          number={number}
          onApplyChanges={onApplyChanges}
          wrong={
            onFix && (
              <WrongCells
                errors={errors}
                refused={refused}
                given={rows.length}
                number={number}
                words={words}
                {...downloads}
              />
            )
          }
          words={words}
          {...downloads}
        />
      </Stack>
    </div>
  );
}
