import type { Difficulty } from '@sen/api/contract/model';
import { readDifficulty } from '../../imports/readDifficulty.ts';
import { at, childOf, elementsOf, localName, textOf, within, type XmlElement } from '../xml/XmlElement.ts';

/** What a manifest lists. */
export interface QtiManifest {
  /** The names of the items, in the order of the list. */
  readonly items: readonly string[];
  /** What the metadata of an item say of it, by its name. */
  readonly difficulties: ReadonlyMap<string, Difficulty>;
  readonly hasTests: boolean;
  /** It is a package of QTI 1.2. */
  readonly isOld: boolean;
}

/** @param path of the manifest in the package */
export function readQtiManifest(root: XmlElement, path: string): QtiManifest {
  const plain = withoutPrefixes(root);
  const resources = elementsOf(at(plain, 'resources'), 'resource');
  const types = resources.map(({ attributes }) => attributes['type'] ?? '');
  const items = resources.flatMap((resource) => {
    const { attributes } = resource;
    if (!/^imsqti_(?:apip)?item_/i.test(attributes['type'] ?? '')) return [];
    const href = attributes['href'] ?? childOf(resource, 'file')?.attributes['href'] ?? '';
    const name = pathFrom(path, `${attributes['xml:base'] ?? ''}${href}`);
    return name === undefined ? [] : [{ name, difficulty: difficultyIn(resource) }];
  });
  return {
    items: [...new Set(items.map(({ name }) => name))],
    difficulties: new Map(
      items.flatMap(({ name, difficulty }) => (difficulty ? [[name, difficulty] as const] : [])),
    ),
    hasTests: types.some((type) => /^imsqti_(?:apip)?(?:test|section)_/i.test(type)),
    isOld: types.some((type) => /^imsqti_xmlv1|^imsqti_.*xmlv1p/i.test(type)),
  };
}

/** What the metadata say in the vocabulary of LOM, or in words. */
function difficultyIn(resource: XmlElement): Difficulty | undefined {
  const [said] = within(childOf(resource, 'metadata'), 'difficulty');
  return readDifficulty(textOf(childOf(said, 'value') ?? said));
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
