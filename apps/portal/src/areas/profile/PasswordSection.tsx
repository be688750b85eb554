import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import { fieldError } from '@sen/domain/errors/FieldError';
import { checkPassword } from '@sen/domain/users/checkPassword';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Form } from '@sen/ui/Form';
import { Inline } from '@sen/ui/Inline';
import { PasswordField } from '@sen/ui/PasswordField';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { RefusalCallout } from '../../patterns/forms/RefusalCallout';
import { useFields } from '../../patterns/forms/useFields';
import { useSave } from '../../patterns/forms/useSave';
import { passwordRule } from '../../words/passwordRule';
import { words } from './words';

const empty = { old_password: '', password: '', password_confirmation: '' };
/** Changes the password. The input is never stored. */
export function PasswordSection() {
  const { value: typed, field, reset } = useFields(empty);
  const { errors, refusal, pending, saved, save } = useSave({
    value: typed,
    check: (form) => [
      ...(form.old_password === '' ? [fieldError('old_password', 'thisFieldIsRequired')] : []),
      ...checkPassword(form),
    ],
    send: profileMutations.changePassword,
    onSaved: reset,
  });
  const password = (name: keyof typeof empty, autoComplete: 'current-password' | 'new-password') => ({
    ...field(name),
    autoComplete,
    maxLength: 200,
  });
  return (
    <Card title={words('password')}>
      <Form aria-label={words('password')} errors={errors} onSubmit={() => save()}>
        <Stack>
          <Text tone="muted">{passwordRule()}</Text>
          <RefusalCallout errors={errors} refusal={refusal} />
          {saved && (
            <Callout tone="success" live>
              {words('passwordChanged')}
            </Callout>
          )}
          <Columns division="narrow">
            <PasswordField label={words('oldPassword')} {...password('old_password', 'current-password')} />
            <PasswordField label={words('newPassword')} {...password('password', 'new-password')} />
            <PasswordField label={words('repeat')} {...password('password_confirmation', 'new-password')} />
          </Columns>
          <Inline justify="end">
            <Button type="submit" pending={pending}>
              {words('changePassword')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
