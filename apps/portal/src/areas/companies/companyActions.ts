import type { CompanyRow } from '@sen/api/contract/model';
import { companyMutations } from '@sen/api/resources/companies/companyMutations';
import { DeleteIcon, EditIcon, EyeIcon, UndoIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { words } from './words';

type ActionableCompany = Pick<CompanyRow, 'id' | 'company_name' | 'deleted_at'>;

const DeleteUnitsDialog = lazyPart(async () => (await import('./DeleteUnitsDialog')).DeleteUnitsDialog);

const isLive = ({ deleted_at }: ActionableCompany) => deleted_at === null;

/** The actions on units. */
export function companyActions(): ActionGroups<ActionableCompany> {
  return [
    [
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        href: ({ id }) => href('companyView', { coid: id }),
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        applies: isLive,
        href: ({ id }) => href('companyEdit', { coid: id }),
      },
      {
        id: 'restore',
        icon: UndoIcon,
        label: words('restore'),
        primary: true,
        bulk: true,
        applies: (company) => !isLive(company),
        run: (ids) => companyMutations.restore(ids),
        done: (count) => words('restored', { count }),
        // Everything of the unit is back.
        invalidates: [[]],
      },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        applies: isLive,
        open: DeleteUnitsDialog,
      },
    ],
  ];
}
