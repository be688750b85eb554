import { categoryNames } from '@sen/domain/categories/categoryPath';

/** The choices of a field of categories: the own name, which must not be cut, and that of its parent below it. */
export function categoryOptions(categories: readonly { id: string; name: string }[] | undefined) {
  return (categories ?? []).map(({ id, name: path }) => {
    const { name, parent } = categoryNames(path);
    return { value: id, label: name, description: parent };
  });
}
