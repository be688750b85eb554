import type { BrowserEntry } from './browserEntry';
import { nameProblem } from './nameProblem';
import { RenameField } from './RenameField';
import type { FileBrowserState } from './useFileBrowser';

interface EntryRenameProps {
  entry: BrowserEntry;
  state: FileBrowserState;
}

/** A new name, validated here first and then by the server; the input stays until it is accepted. */
export function EntryRename({ entry, state }: EntryRenameProps) {
  const { words, work, focus, shown } = state;
  const { id, name } = entry;

  function leave() {
    work.close();
    focus.focusOn(id);
  }

  async function keep(typed: string) {
    const next = typed.trim().normalize('NFC');
    if (next === name.normalize('NFC')) return leave();
    const others = shown.filter((one) => one.id !== id);
    const problem = nameProblem(
      next,
      others.map((one) => one.name),
    );
    if (problem) return work.refuse(words[problem]);
    const done = await work.run(async () => state.onRename?.(id, next), words.announceRenamed(next));
    if (done) focus.focusOn(id);
  }

  return (
    <RenameField
      name={name}
      label={words.newName(name)}
      problem={work.refusal}
      pending={work.pending}
      onChange={() => work.refuse(undefined)}
      onKeep={(typed) => void keep(typed)}
      onLeave={leave}
    />
  );
}
