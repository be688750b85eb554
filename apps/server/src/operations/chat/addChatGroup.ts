import { checkGroupTitle, checkMemberCount, groupTitle } from '@sen/domain/chat/groupRules';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findMadeGroup, insertGroup } from '../../store/chat/groupChanges.ts';
import { readGroup } from '../../store/chat/groupList.ts';
import { reachedAmong } from '../../store/chat/reach.ts';
import { insertUnitFile } from '../../store/files/files.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { takeGroupPicture } from './takeGroupPicture.ts';

export const addChatGroup: Handler<'addChatGroup'> = async ({ body, files, caller, now }, services) => {
  const { database } = services;
  await assertMayChat(database, caller, now);
  const others = [...new Set(body.user_ids)].filter((id) => id !== caller.id);
  const member_ids = [caller.id, ...others];
  const administrator_ids = [...new Set([caller.id, ...(body.administrator_ids ?? [])])];
  assertNoFieldErrors([
    ...checkGroupTitle(body.title),
    ...checkMemberCount('user_ids', member_ids.length),
    ...(administrator_ids.every((id) => member_ids.includes(id))
      ? []
      : [fieldError('administrator_ids', 'chatNotMember')]),
  ]);
  const picture = files.has('picture')
    ? await takeGroupPicture(files.get('picture'), services, now)
    : undefined;
  const id = await database.transaction().execute(async (transaction) => {
    const made = await findMadeGroup(transaction, caller.id, body.client_id);
    if (made !== undefined) return made;
    const reached = await reachedAmong(transaction, others, caller);
    if (reached.length < others.length)
      assertNoFieldErrors([fieldError('user_ids', 'chatMembersUnreachable')]);
    const { company_id } = caller;
    if (picture)
      await insertUnitFile(transaction, { ...picture, company_id, purpose: 'chatPicture', created_at: now });
    const inserted = await insertGroup(
      transaction,
      {
        company_id,
        title: groupTitle(body.title),
        picture_file: picture?.id ?? null,
        created_by: caller.id,
        request_key: body.client_id,
        member_ids,
        administrator_ids,
      },
      now,
    );
    return inserted ?? found(await findMadeGroup(transaction, caller.id, body.client_id));
  });
  return { data: found(await readGroup(database, id, { userId: caller.id, now })) };
};
