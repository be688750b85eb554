import type { Badge } from '@sen/api/contract/model';
import { badgeMutations } from '@sen/api/resources/badges/badgeMutations';
import { badgeQueries } from '@sen/api/resources/badges/badgeQueries';
import { DeleteIcon, EditIcon, EyeIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { words } from './words';

type ActionableBadge = Pick<Badge, 'id' | 'company_id'>;

export const viewHref = ({ id, company_id }: ActionableBadge) =>
  href('badgeView', { coid: company_id, arid: id });

/** The list of a unit's badges. */
export const unitHref = (companyId: string) => `${href('badges')}?unit=${companyId}`;

/** The actions on badges. */
export function badgeActions(): ActionGroups<ActionableBadge> {
  return [
    [
      { id: 'view', icon: EyeIcon, label: words('view'), href: viewHref },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        href: ({ id, company_id }) => href('badgeEdit', { coid: company_id, arid: id }),
      },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        confirm: { title: (count) => words('deleteTitle', { count }), text: words('deleteText') },
        run: (ids) => badgeMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates: [badgeQueries.all()],
      },
    ],
  ];
}
