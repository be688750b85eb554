import { XmlTree } from '@sen/domain/papers/xml/XmlTree';
import type { XmlElement } from '@sen/domain/papers/xml/XmlElement';
import { readXml } from '../xml/readXml.ts';
import { UnreadableError } from '../spreadsheets/UnreadableError.ts';

/** The tree of a document, as far as it goes: `isCut` when it ends too early or is damaged. */
export async function xmlTree(
  pieces: AsyncIterable<Uint8Array>,
  mostElements?: number,
): Promise<{ root: XmlElement | undefined; isCut: boolean }> {
  const tree = new XmlTree(mostElements);
  let isCut = false;
  try {
    await readXml(pieces, {
      open: (name, attributes) => tree.open(name, attributes),
      close: () => tree.close(),
      text: (text) => tree.text(text),
      doctype: () => {
        throw new UnreadableError('fileUnreadable');
      },
    });
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    isCut = true;
  }
  return { root: tree.root, isCut };
}
