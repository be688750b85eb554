import type { ChatGroup } from '@sen/api/contract/model';
import { chatMutations } from '@sen/api/resources/chat/chatMutations';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { MultiSelect } from '@sen/ui/MultiSelect';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { newId } from '../../app/newId';
import { useUser } from '../../app/session/useUser';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { fileOf, pictureOf } from '../../patterns/pictures/newImage';
import { PictureChoice } from '../../patterns/pictures/PictureChoice';
import { pageTitle } from '../../routes/pageTitles';
import { administratorsOf, changeOf, errorsOf, type GroupForm } from './groupForm';
import { MembersChoice } from './MembersChoice';
import { conversationHref } from './useChosen';
import { words } from './words';

interface GroupEditorProps {
  work: FormWork<GroupForm>;
  /** The group to edit; absent for a new one. */
  group?: ChatGroup;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a group and its saving. */
export function GroupEditor({ work, group, back }: GroupEditorProps) {
  const { value, change, field } = work;
  const { id: ownId } = useUser();
  const openSaved = useOpenSaved();
  const [, navigate] = useLocation();
  // A group whose answer is lost is not made twice.
  const [clientId] = useState(newId);
  const { errors, refusal, pending, save } = useSave({
    value,
    check: errorsOf,
    send: async (form) => {
      if (group) return (await chatMutations.editGroup(group.id, changeOf(form, group, ownId))).data;
      const picture = fileOf(form.newImage, 'group.jpg');
      const draft = {
        title: form.title,
        user_ids: form.members.map(({ id }) => id),
        administrator_ids: administratorsOf(form),
        client_id: clientId,
        ...(picture && { picture }),
      };
      return (await chatMutations.addGroup(draft)).data;
    },
    invalidates: [chatQueries.lists(), chatQueries.group(group?.id ?? '').queryKey],
    toast: ({ title }) => words(group ? 'saved' : 'added', { title }),
    forget: () => work.forget(),
    // A new group is not the page of the chat that its form was opened from.
    onSaved: ({ id }) => {
      const address = conversationHref({ kind: 'group', id });
      if (group) openSaved(address);
      else navigate(address, { replace: true });
    },
  });
  return (
    <Form
      aria-label={group ? words('editing', { title: group.title }) : pageTitle('chatGroupAdd')}
      errors={errors}
      onSubmit={() => save()}
    >
      <Stack gap="l">
        <Card title={words('about')}>
          <Stack>
            <TextField {...field('title')} label={words('title')} maxLength={200} required />
            <PictureChoice
              name="picture"
              label={words('picture')}
              description={words('pictureHelp')}
              shape="circle"
              value={pictureOf(value)}
              onChange={(picture) => change({ newImage: { picture } })}
            />
          </Stack>
        </Card>
        <Card title={words('members')}>
          <Stack gap="l">
            <MembersChoice value={value.members} onChange={(members) => change({ members })} />
            {value.members.length > 0 && (
              <MultiSelect
                name="administrator_ids"
                label={words('administrators')}
                description={words('administratorsHelp')}
                options={value.members.map(({ id, name }) => ({ value: id, label: name }))}
                value={administratorsOf(value)}
                onChange={(administrators) => change({ administrators: [...administrators] })}
              />
            )}
          </Stack>
        </Card>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(group ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
