import { handInExtension } from '@sen/domain/examRoom/handInFile';
import { sealHandIn } from '@sen/domain/examRoom/sealHandIn';
import { saveFile } from '../../app/saveFile';
import type { ExamJournal } from '../../journal/ExamJournal';
import { unsentContentOf } from '../../journal/unsentContent';
import { fileWords as words } from './fileWords';

/** What became of the last try. */
export type FileOutcome = 'saved' | 'nothing' | 'failed';

/** Saves a file with what only this device has, which the server alone can read. */
export async function saveHandInFile(journal: ExamJournal): Promise<FileOutcome> {
  try {
    const unsent = unsentContentOf(await journal.content(), journal.clock.now());
    if (!unsent) return 'nothing';
    const { content, key } = unsent;
    const text = await sealHandIn(content, key, crypto);
    const name = `bai-lam-${content.attempt_id}-${content.written_at.slice(0, 19).replaceAll(/[-:T]/g, '')}`;
    saveFile(`${name}${handInExtension}`, new Blob([text], { type: 'application/octet-stream' }));
    return 'saved';
  } catch (error) {
    console.error('The hand-in file could not be saved.', error);
    return 'failed';
  }
}

const outcomeTexts = { saved: 'fileSaved', nothing: 'fileNothing', failed: 'fileFailed' } as const;

/** Offers to save the file, and says what became of it. */
export function fileOffer(outcome: FileOutcome | null): { text: string; label: string } {
  return {
    text: words(outcome ? outcomeTexts[outcome] : 'fileOffered'),
    label: words(outcome === 'saved' ? 'saveFileAgain' : 'saveFile'),
  };
}
