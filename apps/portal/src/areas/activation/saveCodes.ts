import { activationMutations } from '@sen/api/resources/activation/activationMutations';
import { showRefusal } from '../../app/errors/showRefusal';
import { saveFile } from '../../app/saveFile';
import { words } from './words';

/** Downloads the sheet of a class's codes; `codes` are written out. */
export async function saveCodes(classId: string, codes?: string[]): Promise<void> {
  try {
    const file: unknown = await activationMutations.export(classId, codes);
    if (file instanceof Blob) saveFile(`${words('fileName')}.xlsx`, file);
  } catch (error) {
    showRefusal(error);
  }
}
