import { elementsOf, isElement, localName, type XmlElement } from '../xml/XmlElement.ts';
import { joined } from './qtiVersions.ts';

/** The tree with the names of version 2, whatever its version: 'qti-simple-choice' is 'simpleChoice'. */
export function qtiTree(element: XmlElement): XmlElement {
  const local = localName(element.name);
  const isNew = local.startsWith('qti-');
  const attributes = isNew
    ? Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [joined(name), value]))
    : element.attributes;
  const name = isNew ? joined(local.slice(4)) : local;
  const children = element.children.map((child) => (isElement(child) ? qtiTree(child) : child));
  // A picture may be an object, as in HTML of old.
  if (name === 'object' && (attributes['type'] ?? '').startsWith('image/'))
    return { name: 'img', attributes: { ...attributes, src: attributes['data'] ?? '' }, children: [] };
  return { name: name === 'prompt' ? 'p' : name, attributes, children };
}

/** Whether a document is an item, and whether it is of QTI 3. */
export function isQtiItem(root: XmlElement | undefined): boolean {
  const name = localName(root?.name ?? '');
  return name === 'assessmentItem' || name === 'qti-assessment-item';
}

export function isQti3(root: XmlElement): boolean {
  return localName(root.name).startsWith('qti-');
}

/** QTI 1.2, whose items have nothing in common with these. */
export function isOldQti(root: XmlElement | undefined): boolean {
  return localName(root?.name ?? '') === 'questestinterop';
}

const isInteraction = (name: string) => name.endsWith('Interaction') && name !== 'endAttemptInteraction';

/** The outermost interactions of a body, in its order. */
export function interactionsIn(element: XmlElement | undefined): XmlElement[] {
  return elementsOf(element).flatMap((child) =>
    isInteraction(child.name) ? [child] : interactionsIn(child),
  );
}
