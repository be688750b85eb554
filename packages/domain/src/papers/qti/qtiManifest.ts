import { at, elementsOf, localName, type XmlElement } from '../xml/XmlElement.ts';

/** What a manifest lists. */
export interface QtiManifest {
  /** The names of the items, in the order of the list. */
  readonly items: readonly string[];
  readonly hasTests: boolean;
  /** It is a package of QTI 1.2. */
  readonly isOld: boolean;
}

/** @param path of the manifest in the package */
export function readQtiManifest(root: XmlElement, path: string): QtiManifest {
  const plain = withoutPrefixes(root);
  const resources = elementsOf(at(plain, 'resources'), 'resource');
  const types = resources.map(({ attributes }) => attributes['type'] ?? '');
  const items = resources.flatMap(({ attributes, children }) => {
    if (!/^imsqti_(?:apip)?item_/i.test(attributes['type'] ?? '')) return [];
    const files = elementsOf({ name: '', attributes: {}, children }, 'file');
    const href = attributes['href'] ?? files[0]?.attributes['href'] ?? '';
    return pathFrom(path, `${attributes['xml:base'] ?? ''}${href}`) ?? [];
  });
  return {
    items: [...new Set(items)],
    hasTests: types.some((type) => /^imsqti_(?:apip)?(?:test|section)_/i.test(type)),
    isOld: types.some((type) => /^imsqti_xmlv1|^imsqti_.*xmlv1p/i.test(type)),
  };
}

function withoutPrefixes({ name, attributes, children }: XmlElement): XmlElement {
  return {
    name: localName(name),
    attributes,
    children: children.map((child) => (typeof child === 'string' ? child : withoutPrefixes(child))),
  };
}

/** The name in the package that an address in one of its documents means; undefined if it leads out of it. */
export function pathFrom(document: string, address: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return undefined;
  const folder = address.startsWith('/') ? [] : document.split('/').slice(0, -1);
  const path: string[] = [...folder];
  for (const part of decoded(address.replace(/[?#].*$/, ''))
    .replaceAll('\\', '/')
    .split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') path.push(part);
    else if (path.pop() === undefined) return undefined;
  }
  return path.length === 0 ? undefined : path.join('/');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
