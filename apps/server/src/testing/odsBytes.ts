import { zipBytes } from '../zip/zipBytes.ts';

const namespaces = [
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"',
].join(' ');

/** An .ods file of these tables, without the entry `mimetype`; a table of the style `hidden` is hidden. */
export function odsBytes(tables: string): Buffer {
  return zipBytes({
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml':
      `<office:document-content ${namespaces}><office:automatic-styles>` +
      '<style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>' +
      `</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
}

/** A cell that shows a text. */
export function odsCell(text: string, attributes = 'office:value-type="string"'): string {
  return `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
}
