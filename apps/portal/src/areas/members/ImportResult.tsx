import type { MemberImportReport } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { ImportCounts } from './ImportCounts';
import { importWords as words } from './importWords';
import { RefusedRows } from './RefusedRows';

interface ImportResultProps {
  report: MemberImportReport & { saved: number };
  onAgain: () => void;
  onDownload: () => Promise<void>;
}

/** The created accounts, what happens next, and the rows that still need fixing. */
export function ImportResult({ report, onAgain, onDownload }: ImportResultProps) {
  const { saved, refused, file_name } = report;
  return (
    <Stack gap="l">
      <Callout
        tone={saved > 0 ? 'success' : 'info'}
        live
        title={saved > 0 ? words('done', { count: formatNumber(saved) }) : words('noneDone')}
        actions={saved > 0 && <ButtonLink href={href('inactiveMembers')}>{words('seeInactive')}</ButtonLink>}
      >
        {saved > 0 && words('next')}
      </Callout>
      <Heading level={2} size="large">
        {words('result', { file: file_name })}
      </Heading>
      <ImportCounts report={report} dry={false} />
      {refused > 0 && <RefusedRows report={report} onDownload={onDownload} />}
      <Inline gap="s">
        <Button icon={<Icon of={UploadIcon} />} onPress={onAgain}>
          {words(refused > 0 ? 'importFixed' : 'otherFile')}
        </Button>
      </Inline>
    </Stack>
  );
}
