import type { ChatMessageDraft } from '@sen/api/contract/model';
import { chatLimits } from '@sen/domain/chat/chatLimits';
import { mayWriteToGroup } from '@sen/domain/chat/groupRules';
import { checkMessage, messageText } from '@sen/domain/chat/messageText';
import { mayKeepFile } from '@sen/domain/chat/mayKeepFile';
import { mayWriteTo } from '@sen/domain/chat/mayWriteTo';
import { type FieldError, fieldError } from '@sen/domain/errors/FieldError';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { gigabyte } from '@sen/domain/uploads/mayUpload';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { chatStorageOf } from '../../store/chat/chatFiles.ts';
import { findDirect, findGroup, type OwnConversation, takeDirect } from '../../store/chat/conversations.ts';
import { findMessage } from '../../store/chat/messages.ts';
import { acquaintances } from '../../store/chat/reach.ts';
import { findSent, insertMessage } from '../../store/chat/sentMessages.ts';
import type { InTransaction } from '../../store/database.ts';
import { insertUnitFile, type StoredFile } from '../../store/files/files.ts';
import { announceRenditions } from '../../store/files/renditions.ts';
import { spend } from '../../store/platform/rateLimits.ts';
import { takeUpload } from '../../uploads/takeUploads.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';
import { membershipOf } from './membershipOf.ts';
import { takeAttachment } from './takeAttachment.ts';

export const sendMessage: Handler<'sendMessage'> = async ({ body, files, caller, now }, services) => {
  const { database, config } = services;
  const upload = files.get('attachment');
  assertNoFieldErrors(faultsOf(body, upload !== undefined));
  await assertMayChat(database, caller, now);
  const { client_id } = body;
  const attached =
    upload && (await findSent(database, caller.id, client_id)) === undefined
      ? await takeAttachment(upload, services, now)
      : undefined;
  const id = await database.transaction().execute(async (transaction) => {
    await spendMessage(transaction, caller, now);
    const place = placeOf(transaction, body, { caller, now });
    const known = await place.find();
    const sent = await findSent(transaction, caller.id, client_id);
    if (sent !== undefined) return sent;
    const conversation = await place.open(known);
    // Sent twice at the same time, as the first message of two people: the other one may just have been stored.
    const sentMeanwhile = known ? undefined : await findSent(transaction, caller.id, client_id);
    if (sentMeanwhile !== undefined) return sentMeanwhile;
    const { company_id } = conversation;
    const file = await fileOf(
      transaction,
      { attached, upload_id: body.upload_id },
      { caller, company_id, now },
    );
    if (file) {
      const used = await chatStorageOf(transaction, caller.id);
      assertAllowed(mayKeepFile({ used, size: file.size }, config.personStorageGb * gigabyte));
    }
    const text = messageText(body.body ?? '') || (file?.name ?? '');
    const message = { conversation_id: conversation.id, sender_id: caller.id, client_id };
    return insertMessage(transaction, { ...message, body: text, file_id: file?.id ?? null }, now);
  });
  return { data: found(await findMessage(database, id, caller.id)) };
};

/** Counts a message of a person. Before anything else is locked, so that two messages sent at once never wait for each other. */
async function spendMessage(transaction: InTransaction, { id }: Caller, now: Date): Promise<void> {
  const { most, minutes } = chatLimits.sending;
  refuseWhenSpent(await spend(transaction, `chat:${id}`, minutes, now), most, { code: 'chatTooFast', now });
}

/** What is wrong with a message itself. */
function faultsOf(body: ChatMessageDraft, hasUpload: boolean): FieldError<ErrorCode>[] {
  const { receiver_id, conversation_id, is_attachment, upload_id } = body;
  const hasFile = is_attachment === 1;
  const files = (hasUpload ? 1 : 0) + (upload_id === undefined ? 0 : 1);
  return [
    ...((receiver_id === undefined) === (conversation_id === undefined)
      ? [fieldError('receiver_id', 'chatOneReceiver')]
      : []),
    ...checkMessage(body.body, { hasFile }),
    ...(hasFile && files !== 1 ? [fieldError('attachment', 'chatFileMissing')] : []),
    ...(!hasFile && files > 0 ? [fieldError('attachment', 'chatFileUnexpected')] : []),
  ];
}

/** Where a message goes to. */
interface Place {
  /** Locks the conversation, if there is one: messages are numbered one after the other. */
  find: () => Promise<OwnConversation | undefined>;
  /** Refuses whoever may not write there; makes the conversation of two people with its first message. */
  open: (known: OwnConversation | undefined) => Promise<OwnConversation>;
}

function placeOf(
  transaction: InTransaction,
  { receiver_id, conversation_id }: ChatMessageDraft,
  { caller, now }: { caller: Caller; now: Date },
): Place {
  if (receiver_id === undefined)
    return {
      find: () => findGroup(transaction, [caller.id, conversation_id ?? '0'], { locks: true }),
      open: async (known) => {
        const group = found(known);
        assertAllowed(mayWriteToGroup(membershipOf(group)));
        return group;
      },
    };
  return {
    find: () => findDirect(transaction, [caller.id, receiver_id], { locks: true }),
    open: async (known) => {
      const other = (await acquaintances(transaction, [receiver_id], caller)).get(receiver_id);
      if (!other) throw new RefusalError('chatPersonUnreachable');
      assertAllowed(mayWriteTo(caller, other, other));
      return known ?? takeDirect(transaction, caller, other, now);
    },
  };
}

/** The file of a message: one that was sent with it, or one that was uploaded in parts. */
async function fileOf(
  transaction: InTransaction,
  { attached, upload_id }: { attached: StoredFile | undefined; upload_id: string | undefined },
  { caller, company_id, now }: { caller: Caller; company_id: string | null; now: Date },
): Promise<StoredFile | undefined> {
  if (upload_id !== undefined)
    return takeUpload(
      transaction,
      { id: upload_id, field: 'upload_id' },
      { caller, company_id, purpose: 'chat', now },
    );
  if (attached) {
    await insertUnitFile(transaction, { ...attached, company_id, purpose: 'chat', created_at: now });
    await announceRenditions(transaction, [attached], now);
  }
  return attached;
}
