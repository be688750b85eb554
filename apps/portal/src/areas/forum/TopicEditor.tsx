import type { Theme, Topic } from '@sen/api/contract/model';
import { forumMutations } from '@sen/api/resources/forum/forumMutations';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { checkTopic, longestContent, longestTitle } from '@sen/domain/forum/checkTopic';
import { sentBy } from '@sen/domain/forum/levels';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { RichTextEditor } from '@sen/ui/RichTextEditor';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { Loaded } from '../../patterns/Loaded';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { formWords as words } from './formWords';
import { withPictures } from './postPictures';
import { draftOf, type TopicForm } from './topicForm';
import { topicHref } from './topicPlaces';

interface TopicEditorProps {
  work: FormWork<TopicForm>;
  /** The topic to edit; absent for a new one. */
  topic?: Topic;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a topic: kept as a draft, or sent on to those who approve it. */
export function TopicEditor(props: TopicEditorProps) {
  const query = useQuery(forumQueries.forum());
  return (
    <Loaded query={query}>
      {({ data }) => (
        // A theme of another unit is only read.
        <Editor {...props} themes={data.themes.filter(({ open }) => open)} />
      )}
    </Loaded>
  );
}

function Editor({ work, topic, back, themes }: TopicEditorProps & { themes: Theme[] }) {
  const { value, field, forget } = work;
  const user = useUser();
  const [, navigate] = useLocation();
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(forumQueries.topic(topic?.id ?? '').queryKey, 'topicChanged');
  const { approval_level: level } = sentBy(user.role);
  const isPublished = topic?.topic_status === 'published';
  const { errors, refusal, pending, save } = useSave({
    value,
    check: (form, _send: boolean) => checkTopic(form),
    send: async (form, send: boolean) => {
      const draft = draftOf(form, send);
      const { data } = topic
        ? await sendChange(() => forumMutations.edit(topic.id, { ...draft, version: topic.version }))
        : await forumMutations.add(draft);
      return { data, send };
    },
    invalidates: [forumQueries.all(), registrationQueries.all()],
    toast: ({ send }) => doneText(isPublished, send, level === null),
    forget: () => forget(),
    // A new one is at the same path as the list that its form was opened from.
    onSaved: ({ data }) =>
      topic ? openSaved(topicHref(data)) : navigate(topicHref(data), { replace: true }),
  });
  if (themes.length === 0)
    return (
      <Callout tone="info" title={words('noThemes')}>
        {words('noThemesText')}
      </Callout>
    );
  return (
    <Form aria-label={words('what')} errors={errors} onSubmit={() => save(true)}>
      <Stack gap="l">
        <Card title={words('what')}>
          <Stack>
            <Select
              {...field('theme_id')}
              value={value.theme_id || null}
              label={words('theme')}
              required
              options={themes.map(({ id, name, company_name }) => ({
                value: id,
                label: level === null ? `${name} (${company_name})` : name,
              }))}
            />
            <TextField
              {...field('title')}
              label={words('title')}
              description={words('titleHelp')}
              maxLength={longestTitle}
              required
            />
            <RichTextEditor
              {...field('content')}
              {...withPictures}
              label={words('content')}
              limit={longestContent}
              required
            />
            {level === null && (
              <RadioGroup
                {...field('audience')}
                label={words('audience')}
                options={[
                  { value: 'system', label: words('system'), description: words('systemText') },
                  { value: 'unit', label: words('unit'), description: words('unitText') },
                ]}
              />
            )}
            {level !== null && (
              <Text tone="muted">{words(level === 'unit' ? 'unitLevel' : 'systemLevel')}</Text>
            )}
          </Stack>
        </Card>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          {!isPublished && (
            <Button pending={pending} onPress={() => save(false)}>
              {words('keep')}
            </Button>
          )}
          <Button type="submit" variant="primary" pending={pending}>
            {words(isPublished ? 'save' : level === null ? 'publish' : 'send')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}

function doneText(isPublished: boolean, send: boolean, isAbove: boolean): string {
  if (isPublished) return words('saved');
  if (!send) return words('kept');
  return words(isAbove ? 'published' : 'sent');
}
