import { handInExtension } from '@sen/domain/examRoom/handInFile';
import { sealHandIn } from '@sen/domain/examRoom/sealHandIn';
import { saveFile } from '../../app/saveFile';
import type { UnsentContent } from '../../journal/unsentContent';

/** Saves a file with what only this device has, which the server alone can read. */
export async function saveHandInFile({ content, key }: UnsentContent): Promise<void> {
  const text = await sealHandIn(content, key, crypto);
  const name = `bai-lam-${content.attempt_id}-${content.written_at.slice(0, 19).replaceAll(/[-:T]/g, '')}`;
  saveFile(`${name}${handInExtension}`, new Blob([text], { type: 'application/octet-stream' }));
}
