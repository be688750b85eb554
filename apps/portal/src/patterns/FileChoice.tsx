import { FileUpload } from '@sen/ui/FileUpload';
import type { FileCheck } from './useFileCheck';
import { words } from './words';

interface FileChoiceProps {
  /** In the errors of the form. */
  name: string;
  label: string;
  /** How the name of a file ends: '.ics'. */
  accept: string;
  chosen: File | null;
  /** Of the chosen file; what it refuses is shown at the file. */
  check: Pick<FileCheck, 'pending' | 'refusal'>;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Chooses a file that is checked before it is sent for good. */
export function FileChoice({ name, label, accept, chosen, check, onChoose, onRemove }: FileChoiceProps) {
  const { pending, refusal } = check;
  const state = pending ? 'queued' : refusal === null ? 'done' : 'refused';
  return (
    <FileUpload
      name={name}
      label={label}
      required
      accept={[accept]}
      items={
        chosen
          ? [
              {
                id: name,
                name: chosen.name,
                size: chosen.size,
                state,
                ...(refusal !== null && { reason: refusal }),
              },
            ]
          : []
      }
      // One reason is enough: that of the file, rather than that there is none.
      error={refusal === null ? undefined : ''}
      messages={{
        replace: words('chooseOtherFile'),
        onlyOne: '',
        queued: words('fileBeingRead'),
        done: words('fileChosen'),
        unfinished: words('fileUnfinished'),
        announceDone: (file) => words('fileAnnounced', { file }),
      }}
      onAdd={([file]) => file && onChoose(file)}
      onRemove={onRemove}
    />
  );
}
