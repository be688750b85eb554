import { zipBytes } from '../zip/zipBytes.ts';

interface SheetPart {
  name: string;
  /** The XML within `<sheetData>`. */
  rows?: string;
  kind?: 'worksheet' | 'chartsheet';
  state?: 'hidden' | 'veryHidden';
}

interface WorkbookParts {
  sheets: readonly SheetPart[];
  /** The `<si>` of the shared strings. */
  strings?: string;
  /** Format codes; the style of a cell is the index of its code, from 1. */
  formats?: readonly string[];
  is1904?: boolean;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** An .xlsx file of raw parts, for files that the product's own writer would not produce. */
export function workbookBytes({ sheets, strings = '', formats = [], is1904 = false }: WorkbookParts): Buffer {
  const parts = sheets.map(({ kind = 'worksheet', ...sheet }, index) => ({
    ...sheet,
    kind,
    path: `${kind}s/sheet${index + 1}.xml`,
  }));
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const relations = parts.map(({ kind, path }, index) => relation(`s${index}`, kind, path)).join('');
  const listed = parts.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`,
  );
  const codes = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`);
  const styles = ['<xf numFmtId="0"/>', ...formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`)];
  return zipBytes({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${is1904}"/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations}${relation('t', 'styles', '/xl/styles.xml')}${relation('u', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    ...Object.fromEntries(
      parts.map(({ kind, path, rows = '' }) => [
        `xl/${path}`,
        `<${kind} xmlns="${main}"><sheetData>${rows}</sheetData></${kind}>`,
      ]),
    ),
  });
}

/** A cell with an inline text. */
export function textCell(text: string): string {
  return `<c t="inlineStr"><is><t>${text}</t></is></c>`;
}
