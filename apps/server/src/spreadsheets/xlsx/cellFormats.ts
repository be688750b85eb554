import { builtInFormat } from '../builtInFormat.ts';
import { localName, readXml } from '../../xml/readXml.ts';
import type { ZipArchive } from '../../zip/ZipArchive.ts';

/** The number format of each style of cells, by the style's number. */
export async function readCellFormats(archive: ZipArchive, path: string | undefined): Promise<string[]> {
  const formats: string[] = [];
  if (path === undefined) return formats;
  const custom = new Map<number, string>();
  let isCellStyle = false;
  await readXml(archive.read(path), {
    open(name, attributes) {
      const tag = localName(name);
      const id = Number(attributes['numFmtId'] ?? 0);
      if (tag === 'cellXfs') isCellStyle = true;
      else if (tag === 'numFmt' && !isCellStyle) custom.set(id, attributes['formatCode'] ?? '');
      else if (tag === 'xf' && isCellStyle) formats.push(custom.get(id) ?? builtInFormat(id));
    },
    close(name) {
      if (localName(name) === 'cellXfs') isCellStyle = false;
    },
  });
  return formats;
}
