import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Spinner } from '@sen/ui/Spinner';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { formatNumber } from '../../words/formats';
import { importWords as words } from './importWords';
import type { MemberImportState } from './useMemberImport';

interface ImportWorkProps {
  state: Extract<MemberImportState, { kind: 'reading' | 'importing' }>;
}

/** Shown while the server imports: progress, and what to do if the connection breaks. */
export function ImportWork({ state }: ImportWorkProps) {
  const isReading = state.kind === 'reading';
  return (
    <Card>
      <Stack gap="s">
        <output>
          <Inline gap="s">
            <Spinner />
            <Text weight="medium">
              {isReading
                ? words('reading', { file: state.body.file.name })
                : words('importing', { count: formatNumber(state.report.good) })}
            </Text>
          </Inline>
        </output>
        <Text tone="muted" size="small">
          {words(isReading ? 'readingNote' : 'importingNote')}
        </Text>
      </Stack>
    </Card>
  );
}
