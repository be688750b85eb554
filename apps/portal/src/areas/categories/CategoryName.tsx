import type { CategoryRow } from '@sen/api/contract/model';
import { childSeparator } from '@sen/domain/categories/categoryPath';
import { Text } from '@sen/ui/Text';

/** The name of a row; a child's after its parent's, so that it can be told from others of its name wherever the list is sorted. */
export function CategoryName({ row: { name, parent } }: { row: Pick<CategoryRow, 'name' | 'parent'> }) {
  if (parent === null) return name;
  return (
    <>
      <Text as="span" tone="muted">
        {parent.name}
        {childSeparator}
      </Text>
      {name}
    </>
  );
}
