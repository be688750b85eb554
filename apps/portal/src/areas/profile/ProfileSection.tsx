import type { Profile } from '@sen/api/contract/model';
import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import { profileQueries } from '@sen/api/resources/profile/profileQueries';
import { today } from '@sen/domain/time/today';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DatePicker } from '@sen/ui/DatePicker';
import { Form } from '@sen/ui/Form';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import { currentSession, storeSession } from '../../app/session/session';
import { FormActions } from '../../patterns/FormActions';
import type { FormWork } from '../../patterns/FormPage';
import { href } from '../../routes/paths';
import { profileErrors, type ProfileForm } from './profileForm';
import { words } from './words';

const noErrors: Readonly<Record<string, string>> = {};

/** The bars show the new name from the next page load on; this page, with what is typed on it, stays as it is. */
function keepName({ name, first_name }: Profile): void {
  const session = currentSession();
  if (session) storeSession(session.token, { ...session.user, name, first_name });
}

/** What a person says of himself or herself. */
export function ProfileSection({ work: { value, change, done } }: { work: FormWork<ProfileForm> }) {
  const queries = useQueryClient();
  const [day] = useState(() => today(new Date()));
  const [errors, setErrors] = useState(noErrors);
  const saving = useMutation({
    mutationFn: (sent: ProfileForm) => profileMutations.save(sent),
    meta: { quiet: true },
    onError: (error) => setErrors(serverFieldErrors(error)),
    onSuccess: async (answer, sent) => {
      queries.setQueryData(profileQueries.own().queryKey, answer);
      keepName(answer.data);
      await done(sent);
    },
  });

  function save(): void {
    const found = profileErrors(value, day);
    setErrors(found ?? noErrors);
    saving.reset();
    if (!found) saving.mutate(value);
  }

  const sexes = (['female', 'male', 'other'] as const).map((sex) => ({ value: sex, label: words(sex) }));
  return (
    <Card title={words('person')}>
      <Form aria-label={words('person')} errors={errors} onSubmit={save}>
        <Stack>
          <Columns division="narrow">
            <TextField
              name="name"
              label={words('name')}
              required
              maxLength={200}
              autoComplete="name"
              value={value.name}
              onChange={(name) => change({ name })}
            />
            <TextField
              name="phone"
              type="tel"
              label={words('phone')}
              maxLength={40}
              autoComplete="tel"
              value={value.phone}
              onChange={(phone) => change({ phone })}
            />
            <DatePicker
              name="date_of_birth"
              label={words('dateOfBirth')}
              max={day}
              value={value.date_of_birth || null}
              onChange={(born) => change({ date_of_birth: born ?? '' })}
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
            name="address"
            label={words('address')}
            maxLength={500}
            autoComplete="street-address"
            value={value.address}
            onChange={(address) => change({ address })}
          />
          {saving.isSuccess && (
            <Callout tone="success" live>
              {words('saved')}
            </Callout>
          )}
          <FormActions
            refusal={saving.error}
            notSaved={words('notSaved')}
            count={Object.keys(errors).length}
            back={href('overview')}
          >
            <Button type="submit" variant="primary" pending={saving.isPending}>
              {words('save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Card>
  );
}
