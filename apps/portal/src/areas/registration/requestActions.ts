import type { RequestRow } from '@sen/api/contract/model';
import { CheckIcon, CloseIcon, EyeIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { words } from './words';

const ApproveDialog = lazyPart(async () => (await import('./ApproveDialog')).ApproveDialog);
const DenyDialog = lazyPart(async () => (await import('./DenyDialog')).DenyDialog);
const RequestDialog = lazyPart(async () => (await import('./RequestDialog')).RequestDialog);

/** Whether nobody has decided it yet. */
export const waits = ({ status }: RequestRow) => status === 'pending';

/** What can be done with requests to join. */
export function requestActions(): ActionGroups<RequestRow> {
  return [
    [
      {
        id: 'approve',
        icon: CheckIcon,
        label: words('approve'),
        primary: true,
        // They are placed in one class, and a class is of one unit.
        bulk: { refuse: (rows) => (areOfOneUnit(rows) ? undefined : words('oneUnit')) },
        applies: waits,
        open: ApproveDialog,
      },
      {
        id: 'deny',
        icon: CloseIcon,
        label: words('deny'),
        bulk: true,
        applies: waits,
        open: DenyDialog,
      },
    ],
    [{ id: 'view', icon: EyeIcon, label: words('view'), open: RequestDialog }],
  ];
}

function areOfOneUnit(rows: readonly RequestRow[]): boolean {
  return new Set(rows.map((row) => row.company_id)).size <= 1;
}
