import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { TextField } from '../../components/TextField/TextField';
import { nameProblem } from './nameProblem';
import type { FileBrowserState } from './useFileBrowser';

/** Asks for the name; the input stays if it is refused. */
export function NewFolderDialog({ state }: { state: FileBrowserState }) {
  const { words, work, shown } = state;
  const form = useId();
  const [name, setName] = useState('');

  async function create() {
    const normalized = name.trim().normalize('NFC');
    const problem = nameProblem(
      normalized,
      shown.map((entry) => entry.name),
    );
    if (problem) return work.refuse(words[problem]);
    const done = await work.run(
      async () => state.onCreateFolder?.(normalized),
      words.announceCreated(normalized),
    );
    if (done) state.goToNamed(normalized);
  }

  return (
    <Dialog
      open
      size="small"
      title={words.newFolder}
      onClose={work.close}
      locked={work.pending}
      actions={
        <>
          <Button onPress={work.close} disabled={work.pending}>
            {words.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} pending={work.pending}>
            {words.create}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          label={words.folderName}
          value={name}
          onChange={(next) => {
            setName(next);
            work.refuse(undefined);
          }}
          error={work.refusal}
          required
          focusOnMount
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
