import type { CategoryRow, User } from '@sen/api/contract/model';
import { categoryMutations } from '@sen/api/resources/categories/categoryMutations';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { mayEditCategory } from '@sen/domain/categories/mayEditCategory';
import { AddIcon, DeleteIcon, EditIcon, EyeIcon, MoveToIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { categoryHref } from './categoryPlaces';
import { changedWith } from './changedWith';
import { words } from './words';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog')).MoveDialog);
const DeleteUsedDialog = lazyPart(async () => (await import('./MoveDialog')).DeleteUsedDialog);

const isUsed = ({ use_count, child_count }: CategoryRow) => use_count + child_count > 0;

/** The actions on categories of a kind. */
export function categoryActions(user: User, kind: CategoryKind): ActionGroups<CategoryRow> {
  const rule = (category: CategoryRow) => mayEditCategory(user, category);
  return [
    [
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        href: ({ id }) => categoryHref.view(kind, id),
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        rule,
        href: (category) => categoryHref.edit(kind, category),
      },
      {
        id: 'addChild',
        icon: AddIcon,
        label: words('addChild'),
        applies: ({ parent }) => parent === null,
        href: ({ id }) => categoryHref.addChild(kind, id),
      },
      {
        id: 'move',
        icon: MoveToIcon,
        label: words('move'),
        applies: isUsed,
        rule,
        open: MoveDialog,
      },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        applies: (category) => !isUsed(category),
        rule,
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ name }) => words('deleteOne', { name }),
          text: words('deleteText'),
        },
        run: (ids) => categoryMutations.remove(categoryKinds[kind].segment, ids),
        done: (count) => words('deleted', { count }),
        invalidates: changedWith(),
      },
      {
        id: 'deleteUsed',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        applies: isUsed,
        rule,
        open: DeleteUsedDialog,
      },
    ],
  ];
}
