import { can } from '@sen/domain/access/can';
import { ChatList } from '@sen/ui/ChatList';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, ChatIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { SplitView } from '@sen/ui/SplitView';
import { Tabs } from '@sen/ui/Tabs';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { Failed } from '../../patterns/Failed';
import { type ChatListState, useChatGroups, useChatPeople } from '../../patterns/chat/useChatLists';
import type { Conversation } from '../../outbox/outboxRecords';
import { words as chatWords } from '../../patterns/chat/words';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { ChosenConversation } from './ChosenConversation';
import { useChosen } from './useChosen';
import { words } from './words';

/** The conversations of a person, and the one that the address names beside them; on a phone one after the other. */
export function ChatPage() {
  const { role } = useUser();
  const [chosen, choose] = useChosen();
  return (
    <PageFrame measure="wide" fills>
      <PageHeader
        title={pageTitle('chat')}
        main={
          can(role, 'chat.group') && (
            <ButtonLink href={href('chatGroupAdd')} variant="primary" icon={<Icon of={AddIcon} />}>
              {words('createGroup')}
            </ButtonLink>
          )
        }
      />
      <SplitView
        label={words('listWidth')}
        shown={chosen ? 'end' : 'start'}
        onBack={() => choose(null)}
        start={{ title: words('list'), content: <Lists chosen={chosen} onChoose={choose} /> }}
        end={{
          title: words('window'),
          content: chosen ? (
            <ChosenConversation key={`${chosen.kind}/${chosen.id}`} conversation={chosen} />
          ) : (
            <EmptyState icon={ChatIcon} title={words('chooseTitle')}>
              {words('chooseText')}
            </EmptyState>
          ),
        }}
      />
    </PageFrame>
  );
}

interface ListsProps {
  chosen: Conversation | null;
  onChoose: (conversation: Conversation) => void;
}

function Lists({ chosen, onChoose }: ListsProps) {
  const [tab, setTab] = useState(chosen?.kind ?? 'person');
  const people = useChatPeople(tab === 'person');
  const groups = useChatGroups(tab === 'group');
  const list = (kind: Conversation['kind'], label: string, state: ChatListState) =>
    state.failed ? (
      <Failed error={state.failed} retrying={state.retrying} onRetry={state.retry} />
    ) : (
      <ChatList
        {...state.list}
        label={label}
        now={state.now}
        selected={chosen?.kind === kind ? chosen.id : undefined}
        onSelect={(id) => onChoose({ kind, id })}
      />
    );
  return (
    <Tabs
      label={words('kinds')}
      selected={tab}
      onSelect={setTab}
      items={[
        { id: 'person', label: chatWords('direct'), content: list('person', chatWords('direct'), people) },
        { id: 'group', label: chatWords('groups'), content: list('group', chatWords('groups'), groups) },
      ]}
    />
  );
}
