import { SaxesParser } from 'saxes';

/** What is done with the parts of a document, in its order; names are as written, with their prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
  /** A document type; without this it is skipped, and what it defines is unknown. */
  doctype?(): void;
}

/** A tag or a text of more than this is none that people wrote; the parser would gather it whole. */
const longestPart = 4 * 1024 * 1024;

/**
 * Reads a document piece by piece; true when it was there.
 * @throws when it is not well-formed
 */
export async function readXml(pieces: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<boolean> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let sinceEvent = 0;
  const heard = () => {
    sinceEvent = 0;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    heard();
    handler.open?.(name, attributes);
  });
  parser.on('closetag', ({ name }) => {
    heard();
    handler.close?.(name);
  });
  parser.on('text', (text) => {
    heard();
    handler.text?.(text);
  });
  if (handler.doctype) parser.on('doctype', () => handler.doctype?.());
  parser.on('cdata', (text) => handler.text?.(text));
  let decoder: TextDecoder | undefined;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    const text = decoder.decode(piece, { stream: true });
    sinceEvent += text.length;
    parser.write(text);
    if (sinceEvent > longestPart)
      throw new Error('The document has a part that is longer than any of a workbook.');
  }
  if (decoder) parser.close();
  return decoder !== undefined;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** A name without its prefix: 'x:row' → 'row'. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
