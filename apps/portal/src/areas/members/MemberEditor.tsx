import type { Member } from '@sen/api/contract/model';
import { today } from '@sen/domain/time/today';
import { Button } from '@sen/ui/Button';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { formWords as words } from './formWords';
import { MemberFields } from './MemberFields';
import type { MemberForm } from './memberForm';
import { useSaveMember } from './useSaveMember';

interface MemberEditorProps {
  work: FormWork<MemberForm>;
  /** The member to edit; absent for a new one. */
  member?: Member;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a member and its saving. */
export function MemberEditor({ work, member, back }: MemberEditorProps) {
  const [day] = useState(() => today(new Date()));
  const { errors, refusal, pending, save, validate } = useSaveMember(work, day, member);
  return (
    <Form
      aria-label={member ? words('editing', { name: member.name }) : pageTitle('memberAdd')}
      errors={errors}
      onSubmit={() => save()}
      onUnfinished={() => validate()}
    >
      <Stack gap="l">
        <MemberFields work={work} member={member} today={day} />
        {!member && <Text tone="muted">{words('whatFollows')}</Text>}
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(member ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
