import type { ExamRow } from '@sen/api/contract/model';
import { examMutations } from '@sen/api/resources/exams/examMutations';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Dialog } from '@sen/ui/Dialog';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { saveFile } from '../../app/saveFile';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { printWords as words } from './printWords';

const contents = ['paper', 'key', 'both'] as const;
const helps = { paper: 'paperHelp', key: 'keyHelp', both: 'bothHelp' } as const;
const counts = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
const firstCode = 101;

type Printed = Pick<ExamRow, 'id' | 'title'>;

/** Makes the PDF of an exam: with or without its key, in one or several versions. */
export function PrintDialog({ items: [exam], onClose, onDone }: ActionDialogProps<Printed>) {
  const [content, setContent] = useState<(typeof contents)[number]>('paper');
  const [versions, setVersions] = useState<(typeof counts)[number]>('1');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  if (!exam) return null;
  const { id, title } = exam;

  async function print(): Promise<void> {
    setPending(true);
    setError(undefined);
    try {
      const file: unknown = await examMutations.print(id, { content, versions: Number(versions) });
      if (file instanceof Blob) saveFile(words(content === 'key' ? 'keyFile' : 'paperFile', { id }), file);
      onDone();
    } catch (failure) {
      setError(errorText(failure));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      title={words('title', { title })}
      locked={pending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} disabled={pending}>
            {words('cancel')}
          </Button>
          <Button variant="primary" pending={pending} onPress={() => void print()}>
            {words('submit')}
          </Button>
        </>
      }
    >
      <Stack>
        <RadioGroup
          label={words('content')}
          value={content}
          options={contents.map((one) => ({
            value: one,
            label: words(one),
            description: words(helps[one]),
          }))}
          onChange={setContent}
        />
        <Select
          label={words('versions')}
          description={words('versionsHelp')}
          value={versions}
          options={counts.map((count) => ({ value: count, label: versionsLabel(Number(count)) }))}
          onChange={setVersions}
        />
        {error !== undefined && (
          <Callout tone="danger" title={words('failed')} live>
            {error}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}

function versionsLabel(count: number): string {
  if (count === 1) return words('oneVersion');
  return words('manyVersions', { count, codes: `${firstCode}–${firstCode + count - 1}` });
}
