import type { ReadBudget } from '../ReadBudget.ts';
import { shownText } from '../shownText.ts';
import { localName, readXml } from '../../xml/readXml.ts';
import type { ZipArchive } from '../../zip/ZipArchive.ts';

/** What an entry of the table takes beside its letters. */
const bytesAnEntry = 24;

/** The texts that cells share, by their number. */
export async function readSharedStrings(
  archive: ZipArchive,
  path: string | undefined,
  budget: ReadBudget,
): Promise<string[]> {
  const strings: string[] = [];
  if (path === undefined) return strings;
  let text = '';
  let isText = false;
  let phonetic = 0;
  await readXml(archive.read(path), {
    open(name) {
      const tag = localName(name);
      if (tag === 'si') text = '';
      else if (tag === 'rPh') phonetic += 1;
      else if (tag === 't') isText = phonetic === 0;
    },
    text(part) {
      if (isText) text += part;
    },
    close(name) {
      const tag = localName(name);
      if (tag === 't') isText = false;
      else if (tag === 'rPh') phonetic -= 1;
      else if (tag === 'si') {
        budget.keep(text.length + bytesAnEntry);
        strings.push(shownText(unescaped(text)));
      }
    },
  });
  return strings;
}

/** Characters that XML cannot hold are written as '_x000D_'. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
