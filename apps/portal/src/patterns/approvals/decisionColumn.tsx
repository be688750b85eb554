import type { RequestRow } from '@sen/api/contract/model';
import { Box } from '@sen/ui/Box';
import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { CheckIcon, CloseIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { StatusBadge } from '@sen/ui/StatusBadge';
import type { ListColumn } from '../list/columnBuilder';
import type { List } from '../list/List';
import { approvalStatus } from './approvalStatus';
import { words } from './words';

const decisions = [
  { id: 'approve', label: 'approve', name: 'approveOne', icon: CheckIcon },
  { id: 'deny', label: 'deny', name: 'denyOne', icon: CloseIcon },
] as const;

/**
 * The status of a row and, while it waits, the buttons that decide it.
 * @param rowActions those of the list, with `approvalActions`
 */
export function decisionColumn(
  header: string,
  rowActions: List<RequestRow>['rowActions'],
): ListColumn<RequestRow> {
  const { label, tones } = approvalStatus;
  return {
    key: 'status',
    header,
    width: 'wide',
    cardLabel: false,
    cell: (row) => {
      const actions = rowActions?.(row).flat() ?? [];
      const buttons = decisions.flatMap(({ id, label: short, name, icon }) => {
        const action = actions.find((one) => one.id === id);
        if (!action?.onAction || action.disabledReason !== undefined) return [];
        return [
          <IconButton
            key={id}
            name={words(name, { name: row.name })}
            icon={<Icon of={icon} />}
            cardLabel={words(short)}
            size="small"
            onPress={action.onAction}
          />,
        ];
      });
      return (
        // The cell cuts what is outside it: room for the focus rings.
        <Box padding="xxs">
          <Inline gap="xs">
            <StatusBadge tone={tones[row.status]}>{label(row.status)}</StatusBadge>
            {buttons.length > 0 && (
              <Inline gap="xxs" wrap={false}>
                {buttons}
              </Inline>
            )}
          </Inline>
        </Box>
      );
    },
  };
}
