import type { ChatGroup } from '@sen/api/contract/model';
import { chatMutations } from '@sen/api/resources/chat/chatMutations';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { needsSuccessor } from '@sen/domain/chat/groupRules';
import { Select } from '@sen/ui/Select';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { words } from './words';

/** Leaves a group; its last administrator names the next one. */
export function LeaveDialog({ items: [group], onDone, onClose }: ActionDialogProps<ChatGroup>) {
  const { id: ownId } = useUser();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!group) return null;
  const others = group.users.filter(({ id }) => id !== ownId);
  const isLast = needsSuccessor(
    { isAdministrator: group.is_administrator },
    {
      members: others.length,
      administrators: others.filter(({ is_administrator }) => is_administrator).length,
    },
  );
  const successor = isLast ? (chosen ?? others[0]?.id ?? null) : null;
  return (
    <ConfirmAction
      title={words('leaveTitle', { title: group.title })}
      text={words('leaveText')}
      confirmLabel={words('leave')}
      danger
      action={async () => {
        await chatMutations.leaveGroup(group.id, successor);
        await queries.invalidateQueries({ queryKey: chatQueries.lists() });
        // What is known of the group is that of a member.
        queries.removeQueries({ queryKey: chatQueries.group(group.id).queryKey });
        await queries.resetQueries({ queryKey: chatQueries.threadKey({ kind: 'group', id: group.id }) });
      }}
      onDone={() => {
        showToast({ tone: 'success', text: words('left') });
        onDone();
      }}
      onCancel={onClose}
    >
      {isLast && (
        <Select
          label={words('successor')}
          description={words('leaveAsLast')}
          value={successor}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      )}
    </ConfirmAction>
  );
}
