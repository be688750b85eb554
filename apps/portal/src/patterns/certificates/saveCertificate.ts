import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { saveFile } from '../../app/saveFile';
import { words } from './words';

/** Downloads a certificate as a .pdf. */
export async function saveCertificate({ id, number }: { id: string; number: string }): Promise<void> {
  const file: unknown = await certificateMutations.print(id);
  if (file instanceof Blob) saveFile(words('fileName', { number }), file);
}
