import type { Banner } from '@sen/api/contract/model';
import { bannerMutations } from '@sen/api/resources/banners/bannerMutations';
import { bannerQueries } from '@sen/api/resources/banners/bannerQueries';
import { DeleteIcon, EditIcon, MoveDownIcon, MoveUpIcon } from '@sen/ui/icons';
import type { Action, ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { words } from './words';

export const editHref = ({ id }: Pick<Banner, 'id'>) => href('bannerEdit', { id });

/**
 * The actions on banners.
 * @param rows the banners of the page, whose places the moves count from
 * @param total the number of all banners
 */
export function bannerActions(rows: readonly Banner[], total: number): ActionGroups<Banner> {
  const move = (id: 'moveUp' | 'moveDown', by: 1 | -1): Action<Banner> => ({
    id,
    icon: by < 0 ? MoveUpIcon : MoveDownIcon,
    label: words(id),
    applies: ({ position }) => position + by >= 1 && position + by <= total,
    run: async (ids) => {
      for (const { id: moved, position } of rows.filter((row) => ids.includes(row.id)))
        // oxlint-disable-next-line no-await-in-loop -- each move changes the places of the next
        await bannerMutations.move(moved, position + by);
    },
    done: () => words('moved'),
    invalidates: [bannerQueries.all()],
  });
  return [
    [{ id: 'edit', icon: EditIcon, label: words('edit'), href: editHref }],
    [move('moveUp', -1), move('moveDown', 1)],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        confirm: { title: (count) => words('deleteTitle', { count }), text: words('deleteText') },
        run: (ids) => bannerMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates: [bannerQueries.all()],
      },
    ],
  ];
}
