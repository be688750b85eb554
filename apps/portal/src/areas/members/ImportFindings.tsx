import type { MemberImport } from '@sen/api/resources/users/memberMutations';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Disclosure } from '@sen/ui/Disclosure';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { formatNumber } from '../../words/formats';
import { ImportColumns } from './ImportColumns';
import { ImportCounts } from './ImportCounts';
import { importWords as words } from './importWords';
import { RefusedRows } from './RefusedRows';
import type { MemberImportState } from './useMemberImport';

interface ImportFindingsProps {
  state: Extract<MemberImportState, { kind: 'checked' }>;
  onRead: (body: MemberImport) => void;
  onStart: () => void;
  onAgain: () => void;
  onDownload: () => Promise<void>;
}

/** The result of a dry run, before anything is stored. */
export function ImportFindings({ state, onRead, onStart, onAgain, onDownload }: ImportFindingsProps) {
  const { body, report, error } = state;
  const missing = report.columns.filter(({ key, required }) => required && report.mapping[key] === undefined);
  const { file, company_id } = body;
  const unit = company_id === undefined ? {} : { company_id };
  return (
    <Stack gap="l">
      <Heading level={2} size="large">
        {words('checkTitle', { file: file.name })}
      </Heading>
      {error !== undefined && (
        <Callout tone="danger" title={words('notImported')} live>
          {words('notImportedText', { reason: error })}
        </Callout>
      )}
      {missing.length > 0 ? (
        <Callout tone="waiting" title={words('missing')} live>
          {words('missingText', { columns: missing.map(({ label }) => label).join(', ') })}
        </Callout>
      ) : (
        <ImportCounts report={report} dry />
      )}
      <Disclosure title={words('columns')} defaultOpen={missing.length > 0}>
        <ImportColumns report={report} onRead={(how) => onRead({ file, ...unit, ...how })} />
      </Disclosure>
      <Inline gap="s">
        {missing.length === 0 && (
          <Button
            variant="primary"
            icon={<Icon of={UploadIcon} />}
            disabledReason={report.good === 0 ? words('nothing') : undefined}
            onPress={onStart}
          >
            {words('start', { count: formatNumber(report.good) })}
          </Button>
        )}
        <Button onPress={onAgain}>{words('otherFile')}</Button>
      </Inline>
      {report.refused > 0 && <RefusedRows report={report} onDownload={onDownload} />}
    </Stack>
  );
}
