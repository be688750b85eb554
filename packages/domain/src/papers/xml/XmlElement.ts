/** An element of a document; names are as written, with their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** A name without its prefix: 'm:oMath' → 'oMath'. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

export function isElement(node: XmlElement | string): node is XmlElement {
  return typeof node !== 'string';
}

export function elementsOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  const elements = (element?.children ?? []).filter(isElement);
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return elementsOf(element, name)[0];
}

/** The element at the end of this path of names. */
export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((found, name) => childOf(found, name), element);
}

/** All descendants with this name, in the order of the document; none within another. */
export function within(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => (child.name === name ? [child] : within(child, name)));
}

export function textOf(node: XmlElement | string | undefined): string {
  if (node === undefined) return '';
  return isElement(node) ? node.children.map(textOf).join('') : node;
}
