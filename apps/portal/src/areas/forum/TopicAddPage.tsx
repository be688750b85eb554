import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { RulesGate } from './RulesGate';
import { TopicEditor } from './TopicEditor';
import { emptyTopic, topicReaders } from './topicForm';

/** Writes a topic, once the rules of the forum are accepted. */
export function TopicAddPage() {
  const user = useUser();
  const back = backToList('forum');
  return (
    <FormPage
      title={pageTitle('topicAdd')}
      back={back}
      draftKey={`${user.id}:topic:new`}
      base={null}
      initial={emptyTopic}
      readers={topicReaders}
    >
      {(work) => (
        <RulesGate>
          <TopicEditor work={work} back={back.href} />
        </RulesGate>
      )}
    </FormPage>
  );
}
