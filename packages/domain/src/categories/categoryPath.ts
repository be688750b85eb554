/** Between the names of a parent and of its child. */
export const childSeparator = ' / ';

/** The name of a category for people: 'An toàn / Điện'. */
export function categoryPath(name: string, parent: { readonly name: string } | null): string {
  return parent === null ? name : `${parent.name}${childSeparator}${name}`;
}
