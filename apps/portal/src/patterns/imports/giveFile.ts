import { showRefusal } from '../../app/errors/showRefusal';
import { saveFile } from '../../app/saveFile';

/** Saves a file that is being fetched, or shows why it cannot be. */
export async function giveFile(fetching: Promise<{ name: string; file: unknown }>): Promise<void> {
  try {
    const { name, file } = await fetching;
    if (file instanceof Blob) saveFile(name, file);
  } catch (error) {
    showRefusal(error);
  }
}
