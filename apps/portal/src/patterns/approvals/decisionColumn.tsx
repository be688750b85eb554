import type { RequestRow } from '@sen/api/contract/model';
import { Box } from '@sen/ui/Box';
import { Button } from '@sen/ui/Button';
import { Inline } from '@sen/ui/Inline';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import type { ListColumn } from '../list/columnBuilder';
import type { List } from '../list/List';
import { approvalStatus } from './approvalStatus';
import { words } from './words';

const decisions = [
  { id: 'approve', label: 'approve', name: 'approveOne', variant: 'primary' },
  { id: 'deny', label: 'deny', name: 'denyOne', variant: 'secondary' },
] as const;

/**
 * The status of a row, or the buttons that decide it. On a card it comes after what the request says.
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
      const buttons = decisions.flatMap(({ id, label: short, name, variant }) => {
        const action = actions.find((one) => one.id === id);
        if (!action?.onAction || action.disabledReason !== undefined) return [];
        return [
          <Button key={id} variant={variant} size="small" onPress={action.onAction}>
            {words(short)}
            {/* The name begins with the label. */}
            <VisuallyHidden>{words(name, { name: row.name }).slice(words(short).length)}</VisuallyHidden>
          </Button>,
        ];
      });
      return (
        // The cell cuts what is outside it: room for the focus rings.
        <Box padding="xxs">
          {buttons.length > 0 ? (
            <Inline gap="xs" wrap={false}>
              <VisuallyHidden>{label(row.status)}</VisuallyHidden>
              {buttons}
            </Inline>
          ) : (
            <StatusBadge tone={tones[row.status]}>{label(row.status)}</StatusBadge>
          )}
        </Box>
      );
    },
  };
}
