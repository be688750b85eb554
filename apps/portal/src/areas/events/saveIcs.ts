import { showRefusal } from '../../app/errors/showRefusal';
import { saveFile } from '../../app/saveFile';

/** Downloads a calendar file. */
export async function saveIcs(load: () => Promise<unknown>, name: string): Promise<void> {
  try {
    const file = await load();
    if (file instanceof Blob) saveFile(name, file);
  } catch (error) {
    showRefusal(error);
  }
}
