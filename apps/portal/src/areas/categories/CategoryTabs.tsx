import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import { TabLinks } from '@sen/ui/TabLinks';
import { href } from '../../routes/paths';
import { categoryListOf, kindLabel, kindsInOrder } from './categoryPlaces';
import { words } from './words';

/** Links to the lists of all kinds of categories. */
export function CategoryTabs({ current }: { current: CategoryKind }) {
  const items = kindsInOrder.map((kind) => ({
    label: kindLabel(kind),
    href: href(categoryListOf(kind)),
    current: kind === current,
  }));
  return <TabLinks label={words('kinds')} items={items} />;
}
