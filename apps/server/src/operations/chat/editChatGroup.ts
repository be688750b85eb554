import type { ChatGroupChange } from '@sen/api/contract/model';
import { checkGroupTitle, checkMemberCount, groupTitle, mayEditGroup } from '@sen/domain/chat/groupRules';
import { type FieldError, fieldError } from '@sen/domain/errors/FieldError';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findGroup } from '../../store/chat/conversations.ts';
import {
  addMembers,
  keepAdministered,
  presentMembers,
  type PresentMember,
  removeMembers,
  renameGroup,
  replaceGroupPicture,
  setAdministrators,
  tellAll,
} from '../../store/chat/groupChanges.ts';
import { readGroup } from '../../store/chat/groupList.ts';
import { reachedAmong } from '../../store/chat/reach.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { membershipOf } from './membershipOf.ts';
import { takeGroupPicture } from './takeGroupPicture.ts';

export const editChatGroup: Handler<'editChatGroup'> = async (
  { path: { id }, body, files, caller, now },
  services,
) => {
  const { database } = services;
  await assertMayChat(database, caller, now);
  assertAllowed(mayEditGroup(membershipOf(found(await findGroup(database, [caller.id, id])))));
  if (body.title !== undefined) assertNoFieldErrors(checkGroupTitle(body.title));
  const picture = files.has('picture')
    ? await takeGroupPicture(files.get('picture'), services, now)
    : body.picture === null
      ? null
      : undefined;
  await database.transaction().execute(async (transaction) => {
    const group = found(await findGroup(transaction, [caller.id, id], { locks: true }));
    assertAllowed(mayEditGroup(membershipOf(group)));
    const present = await presentMembers(transaction, id);
    const change = changeOf(body, present);
    assertNoFieldErrors(faultsOf(change, { callerId: caller.id, present }));
    const reached = await reachedAmong(transaction, change.added, caller);
    if (reached.length < change.added.length)
      assertNoFieldErrors([fieldError('add_user_ids', 'chatMembersUnreachable')]);
    await tellAll(transaction, [...present.map(({ user_id }) => user_id), ...change.added]);
    if (body.title !== undefined) await renameGroup(transaction, id, groupTitle(body.title));
    if (picture !== undefined) await replaceGroupPicture(transaction, group, picture, now);
    if (change.removed.length > 0) await removeMembers(transaction, id, change.removed, now);
    if (change.added.length > 0) await addMembers(transaction, id, { member_ids: change.added }, now);
    if (change.administrators) await setAdministrators(transaction, id, change.administrators);
    await keepAdministered(transaction, [id]);
  });
  return { data: found(await readGroup(database, id, { userId: caller.id, now })) };
};

interface MemberChange {
  added: string[];
  removed: string[];
  /** Those who are members afterwards. */
  members: string[];
  /** Undefined: they stay. */
  administrators: string[] | undefined;
}

/** Who is a member already is not added, and who is none is not removed. */
function changeOf(body: ChatGroupChange, present: readonly PresentMember[]): MemberChange {
  const before = present.map(({ user_id }) => user_id);
  const removed = [...new Set(body.remove_user_ids)].filter((one) => before.includes(one));
  const added = [...new Set(body.add_user_ids)].filter((one) => !before.includes(one));
  const members = [...before.filter((one) => !removed.includes(one)), ...added];
  const administrators = body.administrator_ids && [...new Set(body.administrator_ids)];
  return { added, removed, members, administrators };
}

function faultsOf(
  { added, removed, members, administrators }: MemberChange,
  { callerId, present }: { callerId: string; present: readonly PresentMember[] },
): FieldError<ErrorCode>[] {
  const stay = present.filter((one) => one.is_administrator && !removed.includes(one.user_id));
  const after = administrators ?? stay.map(({ user_id }) => user_id);
  return [
    ...(removed.includes(callerId) ? [fieldError('remove_user_ids', 'chatRemovesOneself')] : []),
    ...(added.length > 0
      ? checkMemberCount('add_user_ids', members.length)
      : removed.length > 0
        ? checkMemberCount('remove_user_ids', members.length)
        : []),
    ...(after.every((one) => members.includes(one))
      ? []
      : [fieldError('administrator_ids', 'chatNotMember')]),
    ...(after.length > 0 ? [] : [fieldError('administrator_ids', 'thisFieldIsRequired')]),
  ];
}
