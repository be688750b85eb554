/** HTML elements that a layout may render. */
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

/** Safari drops the list semantics of a list without bullets; the role restores them. */
export function listRole(element: LayoutElement): 'list' | undefined {
  return element === 'ul' || element === 'ol' ? 'list' : undefined;
}
