import { zipBytes } from '../zip/zipBytes.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

interface DocumentParts {
  /** The XML within `<w:body>`. */
  body: string;
  /** The `<Relationship>`s of the document. */
  relations?: string;
  /** Further entries of the archive. */
  entries?: Readonly<Record<string, string | Uint8Array>>;
  /** Above the root element. */
  doctype?: string;
  hasMacros?: boolean;
}

/** A .docx file of raw parts, for files that no program would write. */
export function documentBytes({
  body,
  relations = '',
  entries = {},
  doctype = '',
  hasMacros = false,
}: DocumentParts): Buffer {
  const kind = hasMacros
    ? 'application/vnd.ms-word.document.macroEnabled.main+xml'
    : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zipBytes({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${kind}"/></Types>`,
    '_rels/.rels': relationships(
      `<Relationship Id="r" Type="${office}/officeDocument" Target="word/document.xml"/>`,
    ),
    'word/document.xml': `${doctype}<w:document xmlns:w="${word}" xmlns:r="${office}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships(relations),
    ...(hasMacros && { 'word/vbaProject.bin': Buffer.from('AutoOpen') }),
    ...entries,
  });
}

const relationships = (relations: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`;

/** A relation of the document to a part, or with `isOutside` to an address. */
export function relation(id: string, kind: 'image' | 'hyperlink', target: string, isOutside = false): string {
  return `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`;
}

export function paragraph(text: string, style?: string): string {
  const properties = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A picture that is a part of the file (`embed`), or outside of it (`link`). */
export function picture(relationId: string, where: 'embed' | 'link' = 'embed'): string {
  return `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="Sơ đồ"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:${where}="${relationId}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

export function link(relationId: string, text: string): string {
  return `<w:p><w:hyperlink r:id="${relationId}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`;
}
