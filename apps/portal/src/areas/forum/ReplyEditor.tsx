import type { Topic } from '@sen/api/contract/model';
import { forumMutations } from '@sen/api/resources/forum/forumMutations';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { checkReply, longestReply } from '@sen/domain/forum/checkTopic';
import { Button } from '@sen/ui/Button';
import { Form } from '@sen/ui/Form';
import { Inline } from '@sen/ui/Inline';
import { RichTextEditor } from '@sen/ui/RichTextEditor';
import { Stack } from '@sen/ui/Stack';
import { useUser } from '../../app/session/useUser';
import { fieldsOf } from '../../patterns/forms/Fields';
import { type FieldReaders, readers } from '../../patterns/forms/readers';
import { RefusalCallout } from '../../patterns/forms/RefusalCallout';
import { useKeptForm } from '../../patterns/forms/useKeptForm';
import { useSave } from '../../patterns/forms/useSave';
import { withPictures } from './postPictures';
import { words } from './words';

interface ReplyForm {
  content: string;
}

const nothing: ReplyForm = { content: '' };
const replyReaders: FieldReaders<ReplyForm> = { content: readers.text };

interface ReplyEditorProps {
  topic: Topic;
  onSent: () => void;
}

/** A new reply, kept on this device until the server has it: whatever happens to the topic meanwhile. */
export function ReplyEditor({ topic, onSent }: ReplyEditorProps) {
  const user = useUser();
  const form = useKeptForm({
    draftKey: `${user.id}:reply:${topic.id}`,
    base: null,
    initial: nothing,
    readers: replyReaders,
  });
  const { field } = fieldsOf(form.value, form.change);
  const { errors, refusal, pending, save } = useSave({
    value: form.value,
    check: checkReply,
    send: ({ content }) => forumMutations.reply(topic.id, content),
    invalidates: [forumQueries.all()],
    toast: words('sent'),
    forget: form.forget,
    onSaved: onSent,
  });
  if (form.loading) return null;
  return (
    <Form aria-label={words('yourReply')} errors={errors} onSubmit={() => save()}>
      <Stack gap="m">
        <RefusalCallout errors={errors} refusal={refusal} />
        <RichTextEditor
          {...field('content')}
          {...withPictures}
          label={words('yourReply')}
          limit={longestReply}
          required
        />
        <Inline justify="end">
          <Button type="submit" variant="primary" pending={pending}>
            {words('send')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
