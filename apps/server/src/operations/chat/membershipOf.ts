import type { GroupMembership } from '@sen/domain/chat/groupRules';
import type { OwnConversation } from '../../store/chat/conversations.ts';

/** What the rules of groups need of a person's membership. */
export function membershipOf({ classroom_id, is_administrator, left_at }: OwnConversation): GroupMembership {
  return {
    isOfClass: classroom_id !== null,
    isAdministrator: is_administrator,
    leftAt: left_at,
  };
}
