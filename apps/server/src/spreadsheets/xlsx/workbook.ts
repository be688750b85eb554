import type { DateSystem } from '@sen/domain/imports/readDate';
import { localName, readXml } from '../../xml/readXml.ts';
import type { ZipArchive } from '../../zip/ZipArchive.ts';

/** A sheet of cells (charts are none) and where its part lies. */
export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  path: string;
}

export interface Workbook {
  sheets: WorkbookSheet[];
  dateSystem: DateSystem;
  sharedStrings: string | undefined;
  styles: string | undefined;
}

interface Relation {
  id: string;
  /** The last word of its type: worksheet, chartsheet, styles, sharedStrings, officeDocument. */
  kind: string;
  path: string;
}

/** Reads which sheets a workbook has. @throws when it is none */
export async function readWorkbook(archive: ZipArchive): Promise<Workbook> {
  const [main] = (await relationsOf(archive, '')).filter(({ kind }) => kind === 'officeDocument');
  const path = main?.path ?? 'xl/workbook.xml';
  const relations = await relationsOf(archive, path);
  const listed: { name: string; isHidden: boolean; id: string }[] = [];
  let dateSystem: DateSystem = 1900;
  const isThere = await readXml(archive.read(path), {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? '')) dateSystem = 1904;
      if (tag !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const isHidden = /^(?:hidden|veryHidden)$/.test(attributes['state'] ?? '');
      listed.push({ name: attributes['name'] ?? '', isHidden, id });
    },
  });
  if (!isThere) throw new Error('The archive holds no workbook of this format.');
  const pathOf = (kind: string) => relations.find((relation) => relation.kind === kind)?.path;
  const sheets = listed.flatMap(({ id, ...sheet }) => {
    const part = relations.find((relation) => relation.id === id && relation.kind === 'worksheet');
    return part ? [{ ...sheet, path: part.path }] : [];
  });
  return { sheets, dateSystem, sharedStrings: pathOf('sharedStrings'), styles: pathOf('styles') };
}

/** What a part points to; the whole archive is the part ''. */
async function relationsOf(archive: ZipArchive, part: string): Promise<Relation[]> {
  const [, folder = '', file = ''] = /^(.*?)([^/]*)$/.exec(part) ?? [];
  const relations: Relation[] = [];
  await readXml(archive.read(`${folder}_rels/${file}.rels`), {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (localName(name) !== 'Relationship') return;
      // A target is a path from the folder of its part, or from the root.
      const path = decodeURI(new URL(target, `file:///${folder}`).pathname).slice(1);
      relations.push({ id, kind: type.slice(type.lastIndexOf('/') + 1), path });
    },
  });
  return relations;
}
