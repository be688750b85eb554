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
const channels = 3;
/** Of the height. */
const radii = [0.38, 0.28, 0.18];

/** The bytes of #rrggbb. */
const bytesOf = (colour: string) => Buffer.from(colour.slice(1), 'hex');

/** Draws and stores a picture of a demo thing; returns its id. */
export async function seedPicture(
  database: InTransaction,
  files: FileStore,
  { width, height, colours: [ground, shape] }: Drawing,
  place: Pick<FileTable, 'company_id' | 'purpose'> & { created_at: Date },
): Promise<string> {
  // Only seeding and uploads need it.
  const { default: sharp } = await import('sharp');
  const pixels = Buffer.alloc(width * height * channels);
  const [background, foreground] = [ground, shape].map(bytesOf);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const away = Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - height / 2) / height;
    // Rings: how many of them a point is in.
    const inside = radii.filter((radius) => away <= radius).length;
    (inside % 2 === 1 ? foreground : background)?.copy(pixels, pixel * channels);
  }
  const bytes = await sharp(pixels, { raw: { width, height, channels } }).png().toBuffer();
  const id = newFileId();
  const stored = await files.put(id, [bytes], most);
  await insertUnitFile(database, { id, name: 'demo.png', type: 'image/png', ...stored, ...place });
  return id;
}
