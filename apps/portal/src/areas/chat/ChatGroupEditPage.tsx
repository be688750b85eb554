import type { ChatGroup } from '@sen/api/contract/model';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { groupActions } from './groupActions';
import { GroupEditor } from './GroupEditor';
import { formOf, groupReaders } from './groupForm';
import { GroupMembers } from './GroupMembers';
import { conversationHref } from './useChosen';
import { words } from './words';

/** Edits a group; whoever is not its administrator reads who is in it. */
export function ChatGroupEditPage({ params: { id } }: { params: { id: string } }) {
  return (
    <EditPage query={chatQueries.group(id)} name={({ title }) => title}>
      {(group) =>
        group.may_edit ? <EditedGroup key={group.id} group={group} /> : <GroupMembers group={group} />
      }
    </EditPage>
  );
}

function EditedGroup({ group }: { group: ChatGroup }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const initial = useMemo(() => formOf(group, user.id), [group, user.id]);
  const back = { href: conversationHref({ kind: 'group', id: group.id }), label: pageTitle('chat') };
  return (
    <FormPage
      title={words('editing', { title: group.title })}
      back={back}
      draftKey={`${user.id}:chat-group:${group.id}`}
      base={group.created_at}
      initial={initial}
      readers={groupReaders}
    >
      {(work) => (
        <>
          <ActionButtons
            actions={groupActions}
            only={['leave', 'dissolve']}
            item={group}
            onDone={() => navigate(href('chat'))}
          />
          <GroupEditor work={work} group={group} back={back.href} />
        </>
      )}
    </FormPage>
  );
}
