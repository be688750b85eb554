import type { FileStore } from '../files/FileStore.ts';
import { newFileId } from '../files/fileStoreOf.ts';
import { insertUnitFile } from '../store/files/files.ts';
import type { FileTable } from '../store/files/tables.ts';
import type { InTransaction } from '../store/database.ts';

interface Drawing {
  width: number;
  height: number;
  /** Of the ground, and of what is on it. */
  colours: readonly [string, string];
}

const most = 10_000_000;

/** Draws and stores a picture of a demo thing; returns its id. */
export async function seedPicture(
  database: InTransaction,
  files: FileStore,
  { width, height, colours: [ground, shape] }: Drawing,
  place: Pick<FileTable, 'company_id' | 'purpose'> & { created_at: Date },
): Promise<string> {
  // Only seeding and uploads need it.
  const { default: sharp } = await import('sharp');
  const rings = [0.38, 0.28, 0.18].map(
    (part, index) =>
      `<circle cx="${width / 2}" cy="${height / 2}" r="${height * part}" fill="${index === 1 ? ground : shape}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>${rings.join('')}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  const id = newFileId();
  const stored = await files.put(id, [bytes], most);
  await insertUnitFile(database, { id, name: 'demo.png', type: 'image/png', ...stored, ...place });
  return id;
}
