import { dismissToast, showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { showRefusal } from '../../app/errors/showRefusal';
import type { ApprovalDesk } from './ApprovalDesk';
import { focusRow } from './focusRow';
import { LastDecisionContext } from './LastDecision';
import { words } from './words';

interface Decision {
  ids: readonly string[];
  /** Whose request it is, if it is a single one. */
  name: string | undefined;
  status: 'approved' | 'denied';
}

/** Says what was decided, and offers to undo it, by a button of the message or by the key of `DecisionKeys`. */
export function useDecisionToast({ undo, invalidates }: Pick<ApprovalDesk, 'undo' | 'invalidates'>) {
  const queries = useQueryClient();
  const decisions = use(LastDecisionContext);

  async function takeBack({ ids, name }: Decision) {
    const from = document.activeElement;
    decisions?.forget();
    try {
      const { undone, refused } = (await undo([...ids])).data;
      await Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey })));
      showToast(
        refused.length === 0
          ? { tone: 'success', text: undoneText(undone.length, name) }
          : {
              tone: 'warning',
              text: `${words('undoPartly', { done: undone.length, count: ids.length })}. ${refused.map(({ message }) => message).join(' ')}`,
            },
      );
      focusRow(undone[0], from);
    } catch (error) {
      showRefusal(error);
    }
  }

  return (decision: Decision) => {
    const shown = showToast({
      tone: 'success',
      text: doneText(decision),
      action: { label: words('undoNow'), onPress: () => void takeBack(decision) },
    });
    decisions?.note({
      ids: decision.ids,
      takeBack: () => {
        dismissToast(shown);
        void takeBack(decision);
      },
    });
  };
}

function doneText({ ids, name, status }: Decision): string {
  const isApproved = status === 'approved';
  return name === undefined
    ? words(isApproved ? 'approveDone' : 'denyDone', { count: ids.length })
    : words(isApproved ? 'approvedOne' : 'deniedOne', { name });
}

/** Says that decisions are undone, and of a single one whose request waits again. */
export function undoneText(count: number, name: string | undefined): string {
  return name === undefined ? words('undoDone', { count }) : words('undoneOne', { name });
}
