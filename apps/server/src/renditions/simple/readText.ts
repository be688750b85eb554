import { randomUUID } from 'node:crypto';
import mammoth from 'mammoth';
import type { ReadBudget } from '../../spreadsheets/ReadBudget.ts';
import { UnreadableError } from '../../spreadsheets/UnreadableError.ts';
import { ZipArchive } from '../../zip/ZipArchive.ts';
import { simpleLimits } from './simpleLimits.ts';
import type { UnpicturedText } from './SimpleReading.ts';
import { textParts } from './textParts.ts';

/** A page has its own headings of the first two levels. */
const styleMap = ['Title', ...[1, 2, 3, 4, 5, 6].map((level) => `Heading ${level}`)].flatMap(
  (style, level) => {
    const element = level < 2 ? 'h3' : 'h4';
    const id = style.replace(' ', '');
    return [`p[style-name='${style}'] => ${element}:fresh`, `p.${id} => ${element}:fresh`];
  },
);

/**
 * The text of a .docx file with its tables and pictures. Nothing outside of the file is read, and no macro is looked at.
 * @throws when it is none, or is damaged
 */
export async function readText(bytes: Uint8Array, budget: ReadBudget): Promise<UnpicturedText> {
  const archive = new ZipArchive(bytes, budget);
  const mark = randomUUID();
  const pictures: Uint8Array[] = [];
  let pictureBytes = 0;
  let isCut = false;
  const convertImage = mammoth.images.imgElement(async (image) => {
    const picture = pictures.length < simpleLimits.pictures.count ? await pictureOf(image.read) : 'tooMany';
    if (picture === undefined) return { src: '' };
    if (picture === 'tooMany' || pictureBytes + picture.length > simpleLimits.pictures.bytes) {
      isCut = true;
      return { src: '' };
    }
    pictureBytes += picture.length;
    return { src: `${mark}-${pictures.push(picture) - 1}` };
  });
  const { value } = await mammoth.convertToHtml(openArchive(archive), {
    styleMap,
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
    convertImage,
  });
  const { parts, isShortened } = textParts(value);
  return { type: 'text', parts, is_cut: isCut || isShortened, pictures, mark };
}

/** The bytes of a picture; undefined for one that is outside of the file, or missing. */
async function pictureOf(read: () => Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    return undefined;
  }
}

/**
 * An archive as mammoth takes it when it is already open. What it documents, the bytes, it would unpack by itself without limits.
 */
function openArchive(archive: ZipArchive): Parameters<typeof mammoth.convertToHtml>[0] {
  const file = {
    exists: (name: string) => archive.has(name),
    async read(name: string, encoding?: string): Promise<Buffer | string> {
      if (!archive.has(name)) throw new Error(`The document lacks ${name}.`);
      const isXml = encoding !== undefined && encoding !== 'base64';
      const pieces: Uint8Array[] = [];
      let length = 0;
      for await (const piece of archive.read(name)) {
        length += piece.length;
        if (isXml && length > simpleLimits.text.xmlBytes) throw new UnreadableError('tooMuchText');
        pieces.push(piece);
      }
      const bytes = Buffer.concat(pieces);
      if (encoding === undefined) return bytes;
      return isXml ? new TextDecoder(encoding).decode(bytes) : bytes.toString('base64');
    },
  };
  // Its types know the documented ways only.
  return { file } as unknown as Parameters<typeof mammoth.convertToHtml>[0];
}
