import { Callout } from '../../components/Callout/Callout';
import type { ImportDialogMessages } from './ImportDialog.messages';

interface ImportNotesProps {
  notes: readonly string[] | undefined;
  words: ImportDialogMessages;
}

/** What the user should know about how the file was read. */
export function ImportNotes({ notes = [], words }: ImportNotesProps) {
  if (notes.length === 0) return null;
  return (
    <Callout tone="info" title={words.notes}>
      {notes.join(' ')}
    </Callout>
  );
}
