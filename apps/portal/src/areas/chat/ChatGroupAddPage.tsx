import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { GroupEditor } from './GroupEditor';
import { emptyForm, groupReaders } from './groupForm';

/** Creates a group. */
export function ChatGroupAddPage() {
  const { id } = useUser();
  return (
    <FormPage
      title={pageTitle('chatGroupAdd')}
      back={{ href: href('chat'), label: pageTitle('chat') }}
      draftKey={`${id}:chat-group:new`}
      base={null}
      initial={emptyForm}
      readers={groupReaders}
    >
      {(work) => <GroupEditor work={work} back={href('chat')} />}
    </FormPage>
  );
}
