import type { FileStore } from '../files/FileStore.ts';
import { newFileId } from '../files/fileStoreOf.ts';
import type { InTransaction } from '../store/database.ts';
import { insertUnitFile } from '../store/files/files.ts';
import type { FileTable } from '../store/files/tables.ts';

/** A picture as an SVG without texts, whose fonts this machine may lack. */
export interface Drawing {
  width: number;
  height: number;
  content: string;
}

const most = 10_000_000;

/** Draws and stores a picture of a demo thing; returns its id. */
export async function seedDrawing(
  database: InTransaction,
  files: FileStore,
  drawing: Drawing,
  place: Pick<FileTable, 'company_id' | 'purpose'> & { created_at: Date },
): Promise<string> {
  const bytes = await drawn(drawing);
  const id = newFileId();
  const stored = await files.put(id, [bytes], most);
  await insertUnitFile(database, { id, name: 'demo.png', type: 'image/png', ...stored, ...place });
  return id;
}

const svgLoader = { operation: ['VipsForeignLoadSvgBuffer'] };

/** What is sent may not be an SVG, which can name files: only while the server's own one is drawn are they read. */
async function drawn({ width, height, content }: Drawing): Promise<Buffer> {
  // Only seeding and uploads need it.
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  sharp.unblock(svgLoader);
  try {
    return await sharp(Buffer.from(svg)).png().toBuffer();
  } finally {
    sharp.block(svgLoader);
  }
}
