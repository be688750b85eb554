import { paperMutations } from '@sen/api/resources/papers/paperMutations';
import { paperQueries } from '@sen/api/resources/papers/paperQueries';
import type { ExportCheck } from '@sen/api/contract/model';
import type { ExportSource } from '@sen/api/resources/papers/ExportSource';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Dialog } from '@sen/ui/Dialog';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { saveFile } from '../../app/saveFile';
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
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const written = query.data?.data.find((one) => one.format === format)?.written ?? 0;

  async function write(): Promise<void> {
    setPending(true);
    setError(undefined);
    try {
      const file: unknown = await paperMutations.export(format, questions);
      if (file instanceof Blob) saveFile(`${words('fileName')}${extensions[format]}`, file);
      onDone();
    } catch (failure) {
      setError(errorText(failure));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      title={words('title', { count })}
      locked={pending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} disabled={pending}>
            {words('cancel')}
          </Button>
          <Button variant="primary" pending={pending} disabled={written === 0} onPress={() => void write()}>
            {words('write', { count: written })}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
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
            {error !== undefined && (
              <Callout tone="danger" title={words('failed')} live>
                {error}
              </Callout>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
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
