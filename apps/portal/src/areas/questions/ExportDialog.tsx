import { paperMutations } from '@sen/api/resources/papers/paperMutations';
import { paperQueries } from '@sen/api/resources/papers/paperQueries';
import type { ExportCheck } from '@sen/api/contract/model';
import type { ExportSource } from '@sen/api/resources/papers/ExportSource';
import { Callout } from '@sen/ui/Callout';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileDialog } from '../../patterns/FileDialog';
import { Loaded } from '../../patterns/Loaded';
import { formatNumber } from '../../words/formats';
import { exportWords as words } from './exportWords';

interface ExportDialogProps {
  questions: ExportSource;
  count: number;
  onDone: () => void;
  onClose: () => void;
}

type Format = ExportCheck['format'];

const extensions = {
  qti21: '-qti21.zip',
  qti30: '-qti30.zip',
  moodle: '-moodle.xml',
  gift: '-gift.txt',
  xlsx: '.xlsx',
} as const satisfies Record<Format, string>;

/** Writes questions for another system; what the format cannot carry is named before. */
export function ExportDialog({ questions, count, onDone, onClose }: ExportDialogProps) {
  const query = useQuery(paperQueries.exportCheck(questions));
  const [format, setFormat] = useState<Format>('moodle');
  const written = query.data?.data.find((one) => one.format === format)?.written ?? 0;
  return (
    <FileDialog
      title={words('title', { count })}
      submitLabel={words('write', { count: written })}
      disabled={written === 0}
      failedTitle={words('failed')}
      makeFile={async () => ({
        name: `${words('fileName')}${extensions[format]}`,
        file: await paperMutations.export(format, questions),
      })}
      onDone={onDone}
      onClose={onClose}
    >
      <Loaded query={query} inDialog>
        {({ data }) => (
          <Stack gap="m">
            <RadioGroup
              label={words('format')}
              value={format}
              options={data.map((one) => ({
                value: one.format,
                label: words(one.format),
                description: words('ofAll', { written: formatNumber(one.written), all: formatNumber(count) }),
              }))}
              onChange={setFormat}
            />
            <Losses check={data.find((one) => one.format === format)} />
          </Stack>
        )}
      </Loaded>
    </FileDialog>
  );
}

function Losses({ check }: { check: ExportCheck | undefined }) {
  if (!check) return null;
  if (check.losses.length === 0) return <Callout tone="success">{words('nothingLost')}</Callout>;
  return (
    <Callout tone="attention" title={words('lost')}>
      <Stack gap="s">
        {check.losses.map(({ code, message, count, titles }) => (
          <div key={code}>
            <Text>{words('loss', { message, count })}</Text>
            {titles.map((title, index) => (
              <Text key={index} size="small" tone="muted" truncate>
                {title}
              </Text>
            ))}
            {count > titles.length && (
              <Text size="small" tone="muted">
                {words('more', { count: count - titles.length })}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Callout>
  );
}
