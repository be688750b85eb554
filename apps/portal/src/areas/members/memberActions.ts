import type { MemberRow } from '@sen/api/contract/model';
import { memberMutations } from '@sen/api/resources/users/memberMutations';
import type { Actor } from '@sen/domain/access/scope';
import {
  mayDeleteMember,
  mayLockMember,
  mayReactivateMember,
  mayUnlockMember,
} from '@sen/domain/users/memberVerbs';
import { DeleteIcon, LockIcon, SendIcon, UnlockIcon } from '@sen/ui/icons';
import type { ActionTexts } from '../../patterns/ActionDialog';
import { refusalText } from '../../words/refusalText';
import { words } from './words';

/** What is done with members after one has confirmed it. */
export type MemberAction = 'lock' | 'unlock' | 'reactivate' | 'delete';

export const memberActionIcons = {
  lock: LockIcon,
  unlock: UnlockIcon,
  reactivate: SendIcon,
  delete: DeleteIcon,
} as const satisfies Record<MemberAction, unknown>;

export function memberActionTexts(action: MemberAction): ActionTexts {
  return {
    lock: {
      label: words('lock'),
      title: (count: number) => words('lockTitle', { count }),
      text: words('lockText'),
      done: (count: number) => words('locked', { count }),
    },
    unlock: {
      label: words('unlock'),
      title: (count: number) => words('unlockTitle', { count }),
      text: words('unlockText'),
      done: (count: number) => words('unlocked', { count }),
      // Sections 4 and 9: the dialog of unlocking closes after a second.
      staysToSay: true,
    },
    reactivate: {
      label: words('reactivate'),
      title: (count: number) => words('reactivateTitle', { count }),
      text: words('reactivateText'),
      done: (count: number) => words('reactivated', { count }),
    },
    delete: {
      label: words('delete'),
      title: (count: number) => words('deleteTitle', { count }),
      text: words('deleteText'),
      done: (count: number) => words('deleted', { count }),
    },
  }[action];
}

export async function doMemberAction(action: MemberAction, ids: readonly string[]): Promise<void> {
  const people = [...ids];
  if (action === 'lock') await memberMutations.lock(people);
  if (action === 'reactivate') await memberMutations.resendActivation(people);
  if (action === 'delete') await memberMutations.remove(people);
  if (action === 'unlock') await memberMutations.unlock(people);
}

const rules = {
  lock: mayLockMember,
  unlock: mayUnlockMember,
  reactivate: mayReactivateMember,
  delete: mayDeleteMember,
} as const;

/** Why the rules do not allow it, in words; nothing when they do, as far as a row tells: the server judges. */
export function whyNot(
  action: MemberAction,
  actor: Actor,
  rows: readonly Pick<MemberRow, 'id' | 'role' | 'status'>[],
): string | undefined {
  for (const { id, role, status } of rows) {
    // Whom a list shows to an administrator is of the own unit.
    const member = { id, role, status, company_id: actor.company_id, in_use: false };
    const verdict = rules[action](actor, member);
    if (!verdict.allowed) return refusalText(verdict);
  }
  return undefined;
}
