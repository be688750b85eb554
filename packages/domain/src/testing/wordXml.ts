import { SaxesParser } from 'saxes';
import type { XmlElement } from '../papers/xml/XmlElement.ts';
import { XmlTree } from '../papers/xml/XmlTree.ts';

/** Parses a document for tests. */
export function xmlOf(text: string): XmlElement {
  const tree = new XmlTree();
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => tree.open(name, attributes));
  parser.on('text', (part) => tree.text(part));
  parser.on('cdata', (part) => tree.text(part));
  parser.on('closetag', () => tree.close());
  parser.write(text).close();
  if (!tree.root) throw new Error('The document is empty.');
  return tree.root;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A run of Word: `*text*` is bold, `_text_` underlined, `~text~` red, `^text^` highlighted. */
function runOf(text: string): string {
  const [, sign = '', marked = ''] = /^([*_~^])(.+)\1$/s.exec(text) ?? [];
  const looks: Record<string, string> = {
    '*': '<w:b/>',
    _: '<w:u w:val="single"/>',
    '~': '<w:color w:val="FF0000"/>',
    '^': '<w:highlight w:val="yellow"/>',
  };
  const shown = (marked === '' ? text : marked).split('\t');
  const inside = shown.map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`).join('<w:tab/>');
  return `<w:r><w:rPr>${looks[sign] ?? ''}</w:rPr>${inside}</w:r>`;
}

/** A paragraph of Word. A part in braces is a run of its own: `A. {_Huế_}`. `properties` are those of the paragraph. */
export function paragraph(text: string, properties = ''): string {
  const runs = text.split(/\{([^}]*)\}/).filter((part) => part !== '');
  return `<w:p><w:pPr>${properties}</w:pPr>${runs.map(runOf).join('')}</w:p>`;
}

export function wordTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<w:tc>${text
      .split('\n')
      .map((line) => paragraph(line))
      .join('')}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

export function wordDocument(body: string): string {
  const names = 'w m r a wp v mc wps'.split(' ').map((name) => ` xmlns:${name}="urn:${name}"`);
  return `<w:document${names.join('')}><w:body>${body}</w:body></w:document>`;
}
