import type { Topic } from '@sen/api/contract/model';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { factsOfTopic, mayEditTopic } from '@sen/domain/forum/topicRules';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import type { ParamsOf } from '../../routes/paths';
import { formWords } from './formWords';
import { RulesGate } from './RulesGate';
import { TopicEditor } from './TopicEditor';
import { formOf, topicReaders } from './topicForm';
import { topicHref } from './topicPlaces';

/** Changes an own topic that is not published. */
export function TopicEditPage({ params: { tid } }: { params: ParamsOf<'topicEdit'> }) {
  const user = useUser();
  return (
    <EditPage
      query={forumQueries.topic(tid)}
      name={({ title }) => title}
      guard={{ rule: (topic) => mayEditTopic(user, factsOfTopic(topic)), view: topicHref }}
    >
      {(topic) => <EditedTopic key={topic.id} topic={topic} />}
    </EditPage>
  );
}

function EditedTopic({ topic }: { topic: Topic }) {
  const user = useUser();
  const initial = useMemo(() => formOf(topic), [topic]);
  const back = { href: topicHref(topic), label: topic.title };
  return (
    <FormPage
      title={formWords('editing', { name: topic.title })}
      back={back}
      draftKey={`${user.id}:topic:${topic.id}`}
      base={String(topic.version)}
      initial={initial}
      readers={topicReaders}
    >
      {(work) => (
        <RulesGate>
          <TopicEditor work={work} topic={topic} back={back.href} />
        </RulesGate>
      )}
    </FormPage>
  );
}
