import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { checkMessage } from '@sen/domain/chat/messageText';
import { ruleErrorMessage } from '@sen/domain/errors/ruleErrors';
import { uploadLimits } from '@sen/domain/uploads/mayUpload';
import { ChatWindow, type ChatParty } from '@sen/ui/ChatWindow';
import { showToast } from '@sen/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '../../outbox/outboxRecords';
import { href } from '../../routes/paths';
import { language } from '../../words/runtime';
import { isDuringExam } from './isDuringExam';
import { ReadersDialog } from './ReadersDialog';
import { recentEmoji, rememberEmoji } from './recentEmoji';
import { faceOf } from './summaries';
import { useChatDraft } from './useChatDraft';
import { useConversation } from './useConversation';
import { useSeen } from './useSeen';

interface ConversationWindowProps {
  conversation: Conversation;
  /** Shown until the server has answered. */
  name: string;
  frame: 'docked' | 'inline';
  focusOnMount?: boolean;
  onMinimise?: () => void;
  onClose?: () => void;
}

const accept = uploadLimits.chat.extensions.map((extension) => `.${extension}`);

/** A conversation that can be read and answered; its messages are seen while it is shown. */
export function ConversationWindow({ conversation, name, ...window }: ConversationWindowProps) {
  const { party, isMember } = useParty(conversation, name);
  const { thread, query, messages, me, askedAt, notice, loadingOlder, ...acts } = useConversation(
    conversation,
    party.kind === 'group' ? (party.memberCount ?? 0) : 2,
  );
  const [draft, changeDraft] = useChatDraft(conversation);
  const closed = isDuringExam(query.error) ? query.error?.message : undefined;
  const [shownReaders, setShownReaders] = useState<string | null>(null);
  const [emoji, setEmoji] = useState(recentEmoji);
  useSeen(conversation, { last: thread?.last_number ?? 0, seen: thread?.seen_number ?? 0, askedAt });
  return (
    <>
      <ChatWindow
        {...window}
        party={party}
        me={me}
        detailsHref={isMember && party.kind === 'group' ? href('chatGroupEdit', { id: party.id }) : undefined}
        thread={closed === undefined ? messages : []}
        now={new Date(askedAt).toISOString()}
        // While a poll tries again, what is said and its button stay.
        status={thread || closed !== undefined ? 'ready' : query.errorUpdateCount > 0 ? 'failed' : 'loading'}
        onRetry={() => void query.refetch()}
        hasOlder={thread?.has_older}
        loadingOlder={loadingOlder}
        onLoadOlder={acts.loadOlder}
        draft={draft}
        onDraftChange={changeDraft}
        onSend={(text) => {
          const [problem] = checkMessage(text, { hasFile: false });
          if (problem) {
            // What was typed stays.
            showToast({ tone: 'error', text: ruleErrorMessage(problem.code, language(), problem.params) });
            return;
          }
          acts.send(text);
          changeDraft('');
        }}
        onAttach={acts.attach}
        accept={accept}
        onResend={acts.resend}
        onDiscard={acts.discard}
        onShowReaders={(message) => setShownReaders(acts.storedId(message))}
        recentEmoji={emoji}
        onEmojiUsed={(sign) => setEmoji(rememberEmoji(sign))}
        notice={closed === undefined ? notice : undefined}
        refusal={closed ?? thread?.why_not ?? undefined}
      />
      {shownReaders !== null && <ReadersDialog id={shownReaders} onClose={() => setShownReaders(null)} />}
    </>
  );
}

/** The other side, as the lists have it. */
function useParty(conversation: Conversation, name: string): { party: ChatParty; isMember: boolean } {
  const { kind, id } = conversation;
  const line = useQuery(chatQueries.line(conversation)).data;
  const face = line ? faceOf(line) : { name, avatar: undefined, online: undefined };
  const { avatar } = face;
  if (kind === 'person')
    return { party: { kind, id, name: face.name, avatar, online: face.online ?? false }, isMember: true };
  // Who is in a group is not told to whoever has left it.
  const isMember = line?.may_write ?? true;
  const memberCount = line && 'title' in line && isMember ? line.count_users : undefined;
  return { party: { kind, id, title: face.name, avatar, memberCount }, isMember };
}
