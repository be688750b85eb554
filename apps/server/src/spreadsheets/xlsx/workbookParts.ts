import { numberFormats, xmlText } from './workbookCells.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The files of a workbook besides its sheets, by name. */
export function workbookParts(names: readonly string[]): Record<string, string> {
  const places = names.map((_, place) => place + 1);
  const relations = places.map((place) =>
    relation(place, `${office}/worksheet`, `worksheets/sheet${place}.xml`),
  );
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${places.map((place) => `<Override PartName="/xl/worksheets/sheet${place}.xml" ContentType="${kind}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': relationships([relation(1, `${office}/officeDocument`, 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, place) => `<sheet name="${sheetName(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...relations,
      relation(names.length + 1, `${office}/styles`, 'styles.xml'),
    ]),
    'xl/styles.xml': styles(),
  };
}

function relation(place: number, type: string, target: string): string {
  return `<Relationship Id="rId${place}" Type="${type}" Target="${target}"/>`;
}

function relationships(all: readonly string[]): string {
  return `<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;
}

/** A name as a sheet may have it: 31 characters, without those that Excel forbids. */
function sheetName(name: string): string {
  return xmlText(name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31));
}

/** Numbers below are of formats that every program has. */
const firstOwnFormat = 164;

function styles(): string {
  const formats = numberFormats.map(
    (code, place) => `<numFmt numFmtId="${firstOwnFormat + place}" formatCode="${xmlText(code)}"/>`,
  );
  const cell = (format: number, font: number, more = '') =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${more}`;
  const cells = [
    `${cell(0, 0)}/>`,
    `${cell(0, 1)}/>`,
    `${cell(0, 0, ' applyAlignment="1"')}><alignment vertical="top" wrapText="1"/></xf>`,
    ...numberFormats.map((_, place) => `${cell(firstOwnFormat + place, 0)}/>`),
  ];
  const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
  const fill = (pattern: string) => `<fill><patternFill patternType="${pattern}"/></fill>`;
  return `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2">${fill('none')}${fill('gray125')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
