import type { Language } from '@sen/api/contract/model';
import { samplePaper } from '@sen/domain/papers/sample/samplePaper';
import { zipBytes } from '../zip/zipBytes.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const math = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const heading = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The sample paper as a .docx that Word opens as its own. */
export function writeSample(language: Language): Buffer {
  const { title, hints, blocks } = samplePaper[language];
  const body = [
    paragraph(runOf(title, '<w:b/>'), '<w:jc w:val="center"/>'),
    ...hints.map((hint) => paragraph(runOf(hint, '<w:i/>'))),
    ...blocks.map((block) => (typeof block === 'string' ? lineOf(block) : tableOf(block))),
  ].join('');
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>';
  return zipBytes({
    '[Content_Types].xml': `${heading}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': relations('officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relations('styles', 'styles.xml'),
    'word/styles.xml': stylesOf(language),
    'word/document.xml': `${heading}<w:document xmlns:w="${word}" xmlns:m="${math}"><w:body>${body}${page}</w:body></w:document>`,
  });
}

function relations(type: string, target: string): string {
  return `${heading}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
}

function stylesOf(language: Language): string {
  const font = 'Times New Roman';
  const tongue = language === 'vi' ? 'vi-VN' : 'en-GB';
  return `${heading}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="24"/><w:lang w:val="${tongue}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80"/></w:pPr></w:pPrDefault></w:docDefaults></w:styles>`;
}

/** A question stands with its options: more space before it than within. */
function lineOf(text: string): string {
  const isQuestion = /^(?:Câu|Question) \d/u.test(text);
  const pieces = text.split(/(_[^_]+_|^\*\S.*\*$|\{[^}]+\})/u).filter((piece) => piece !== '');
  return paragraph(
    pieces.map(pieceOf).join(''),
    isQuestion ? '<w:keepNext/><w:spacing w:before="200" w:after="80"/>' : '',
  );
}

function pieceOf(piece: string): string {
  const [, above, below] = /^\{(.+)\/(.+)\}$/u.exec(piece) ?? [];
  if (above !== undefined && below !== undefined)
    return `<m:oMath><m:f><m:num>${mathRun(above)}</m:num><m:den>${mathRun(below)}</m:den></m:f></m:oMath>`;
  if (/^_.+_$/u.test(piece)) return runOf(piece.slice(1, -1), '<w:u w:val="single"/>');
  return /^\*\S.*\*$/u.test(piece) ? runOf(piece.slice(1, -1), '<w:b/>') : runOf(piece);
}

const mathRun = (text: string) => `<m:r><m:t>${escaped(text)}</m:t></m:r>`;

function tableOf(rows: readonly (readonly string[])[]): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`);
  const columns = (rows[0] ?? []).map(() => '<w:gridCol w:w="2800"/>');
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="2800" w:type="dxa"/></w:tcPr>${paragraph(runOf(text), '<w:keepNext/>')}</w:tc>`;
  const written = rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`);
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders.join('')}</w:tblBorders></w:tblPr><w:tblGrid>${columns.join('')}</w:tblGrid>${written.join('')}</w:tbl>`;
}

function paragraph(content: string, properties = ''): string {
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
}

function runOf(text: string, looks = ''): string {
  return `<w:r>${looks && `<w:rPr>${looks}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
