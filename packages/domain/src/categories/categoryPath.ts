/** Between the names of a parent and of its child. */
export const childSeparator = ' / ';

/** The name of a category for people: 'An toàn / Điện'. */
export function categoryPath(name: string, parent: { readonly name: string } | null): string {
  return parent === null ? name : `${parent.name}${childSeparator}${name}`;
}

/** The names in a path: 'Điện' in 'An toàn'. */
export function categoryNames(path: string): { readonly name: string; readonly parent: string | undefined } {
  const [first = '', ...rest] = path.split(childSeparator);
  return rest.length === 0
    ? { name: first, parent: undefined }
    : { name: rest.join(childSeparator), parent: first };
}
