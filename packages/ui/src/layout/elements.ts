/** What a layout may be in the document's outline. */
export const layoutElements = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'main',
  'ul',
  'ol',
  'li',
  'span',
] as const;
export type LayoutElement = (typeof layoutElements)[number];

/** Safari forgets that a list without bullets is a list; the role reminds it. */
export function listRole(element: LayoutElement): 'list' | undefined {
  return element === 'ul' || element === 'ol' ? 'list' : undefined;
}
