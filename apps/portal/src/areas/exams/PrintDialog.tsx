import type { ExamRow } from '@sen/api/contract/model';
import { examMutations } from '@sen/api/resources/exams/examMutations';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Select } from '@sen/ui/Select';
import { useState } from 'react';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FileDialog } from '../../patterns/FileDialog';
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
  if (!exam) return null;
  const { id, title } = exam;
  return (
    <FileDialog
      title={words('title', { title })}
      submitLabel={words('submit')}
      failedTitle={words('failed')}
      makeFile={async () => ({
        name: words(content === 'key' ? 'keyFile' : 'paperFile', { id }),
        file: await examMutations.print(id, { content, versions: Number(versions) }),
      })}
      onDone={onDone}
      onClose={onClose}
    >
      <RadioGroup
        label={words('content')}
        value={content}
        options={contents.map((one) => ({ value: one, label: words(one), description: words(helps[one]) }))}
        onChange={setContent}
      />
      <Select
        label={words('versions')}
        description={words('versionsHelp')}
        value={versions}
        options={counts.map((count) => ({ value: count, label: versionsLabel(Number(count)) }))}
        onChange={setVersions}
      />
    </FileDialog>
  );
}

function versionsLabel(count: number): string {
  if (count === 1) return words('oneVersion');
  return words('manyVersions', { count, codes: `${firstCode}–${firstCode + count - 1}` });
}
