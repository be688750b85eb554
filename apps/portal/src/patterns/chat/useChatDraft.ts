import { useEffect, useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { useDraft } from '../../app/drafts/useDraft';
import type { Conversation } from '../../outbox/outboxRecords';

/** The unsent text of a conversation, kept on this device until it is sent. */
export function useChatDraft({ kind, id }: Conversation): [draft: string, change: (draft: string) => void] {
  const { found, keep, drop } = useDraft(`${useUser().id}:chat:${kind}:${id}`);
  const [typed, setTyped] = useState<string>();
  const stored = typeof found?.value === 'string' ? found.value : '';
  // An empty draft is none.
  useEffect(() => {
    if (typed === '') void drop();
  }, [typed, drop]);
  function change(draft: string): void {
    setTyped(draft);
    if (draft !== '') keep(draft, null);
  }
  return [typed ?? stored, change];
}
