import type { Profile } from '@sen/api/contract/model';
import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import { profileQueries } from '@sen/api/resources/profile/profileQueries';
import { today } from '@sen/domain/time/today';
import { checkProfile } from '@sen/domain/users/checkProfile';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DatePicker } from '@sen/ui/DatePicker';
import { Form } from '@sen/ui/Form';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentSession, storeSession } from '../../app/session/session';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useSave } from '../../patterns/forms/useSave';
import { href } from '../../routes/paths';
import type { ProfileForm } from './profileForm';
import { words } from './words';

/** The bars show the new name from the next page load on, so that this page and its input are not re-rendered. */
function keepName({ name, first_name }: Profile): void {
  const session = currentSession();
  if (session) storeSession(session.token, { ...session.user, name, first_name });
}

/** The profile fields that the user may edit. */
export function ProfileSection({ work: { value, field, change, forget } }: { work: FormWork<ProfileForm> }) {
  const queries = useQueryClient();
  const [day] = useState(() => today(new Date()));
  const { errors, refusal, pending, saved, save, validate } = useSave({
    value,
    check: (form) => checkProfile(form, day),
    send: async (form) => {
      const answer = await profileMutations.save(form);
      queries.setQueryData(profileQueries.own().queryKey, answer);
      keepName(answer.data);
    },
    forget,
  });
  const sexes = (['female', 'male', 'other'] as const).map((sex) => ({ value: sex, label: words(sex) }));
  return (
    <Card title={words('person')}>
      <Form
        aria-label={words('person')}
        errors={errors}
        onSubmit={() => save()}
        onUnfinished={() => validate()}
      >
        <Stack>
          <Columns division="halves">
            <TextField
              {...field('name')}
              label={words('name')}
              required
              maxLength={200}
              autoComplete="name"
            />
            <TextField
              {...field('phone')}
              type="tel"
              label={words('phone')}
              maxLength={40}
              autoComplete="tel"
            />
            <DatePicker
              name="dateOfBirth"
              label={words('dateOfBirth')}
              max={day}
              value={value.dateOfBirth || null}
              onChange={(born) => change({ dateOfBirth: born ?? '' })}
            />
            <Select
              name="sex"
              label={words('sex')}
              options={sexes}
              value={value.sex || null}
              onChange={(sex) => change({ sex })}
            />
          </Columns>
          <TextField
            {...field('address')}
            label={words('address')}
            maxLength={500}
            autoComplete="street-address"
          />
          {saved && (
            <Callout tone="success" live>
              {words('saved')}
            </Callout>
          )}
          <FormActions refusal={refusal} notSaved={words('notSaved')} back={href('overview')}>
            <Button type="submit" variant="primary" pending={pending}>
              {words('save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Card>
  );
}
