import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Stepper, type StepState } from '@sen/ui/Stepper';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { pageTitle } from '../../routes/pageTitles';
import { formatNumber } from '../../words/formats';
import { ImportChoice } from './ImportChoice';
import { ImportFailed } from './ImportFailed';
import { ImportFindings } from './ImportFindings';
import { ImportResult } from './ImportResult';
import { ImportWork } from './ImportWork';
import { importWords } from './importWords';
import { backToMembers } from './memberLists';
import { useMemberImport, type MemberImportState } from './useMemberImport';

/** Imports members from a file in steps: choose, check, create the accounts. */
export function MemberImportPage() {
  const importing = useMemberImport();
  const { state } = importing;
  return (
    <PageFrame measure="wide">
      <Stack gap="l">
        <PageHeader title={pageTitle('memberImport')} back={backToMembers()} />
        <Stepper label={importWords('steps')} steps={stepsOf(state.kind)} />
        {/* Moves the focus of screen readers, since the pressed button is gone. */}
        <VisuallyHidden>
          <output>{state.kind === 'checked' && foundIn(state)}</output>
        </VisuallyHidden>
        {state.kind === 'choose' && <ImportChoice onFile={(body) => void importing.check(body)} />}
        {(state.kind === 'reading' || state.kind === 'importing') && <ImportWork state={state} />}
        {state.kind === 'failed' && (
          <ImportFailed
            state={state}
            onAgain={importing.again}
            onRetry={() => void importing.check(state.body)}
          />
        )}
        {state.kind === 'checked' && (
          <ImportFindings
            state={state}
            onRead={(body) => void importing.check(body)}
            onStart={() => void importing.start()}
            onAgain={importing.again}
            onDownload={() => importing.giveRefused(state.body, state.report)}
          />
        )}
        {state.kind === 'done' && (
          <ImportResult
            report={state.report}
            onAgain={importing.again}
            onDownload={() => importing.giveRefused(state.body, state.report)}
          />
        )}
      </Stack>
    </PageFrame>
  );
}

function foundIn({ report }: Extract<MemberImportState, { kind: 'checked' }>): string {
  const { good, repeated, refused } = report;
  return importWords('found', {
    good: formatNumber(good),
    repeated: formatNumber(repeated),
    refused: formatNumber(refused),
  });
}

const steps = ['choose', 'check', 'import'] as const;

/** The step of each state. */
const places: Record<MemberImportState['kind'], number> = {
  choose: 0,
  reading: 0,
  failed: 0,
  checked: 1,
  importing: 2,
  done: 3,
};

function stepsOf(kind: MemberImportState['kind']) {
  const at = places[kind];
  return steps.map((id, place) => {
    const now: StepState = kind === 'failed' ? 'failed' : 'current';
    const state: StepState = place < at ? 'done' : place === at ? now : 'upcoming';
    return { id, label: importWords(id), state };
  });
}
