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
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import { fieldErrorTexts } from '../../words/fieldErrorTexts';
import { passwordRule } from '../../words/passwordRule';
import { words } from './words';

const empty = { old_password: '', password: '', password_confirmation: '' };
const noErrors: Readonly<Record<string, string>> = {};

/** A new password, with the old one. What is typed here is kept nowhere. */
export function PasswordSection() {
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState(noErrors);
  const changing = useMutation({
    mutationFn: () => profileMutations.changePassword(typed),
    meta: { quiet: true },
    onError: (error) => setErrors(serverFieldErrors(error)),
    onSuccess: () => setTyped(empty),
  });

  function submit(): void {
    const fieldErrors = [
      ...(typed.old_password === '' ? [fieldError('old_password', 'thisFieldIsRequired')] : []),
      ...checkPassword(typed),
    ];
    setErrors(fieldErrors.length > 0 ? fieldErrorTexts(fieldErrors) : noErrors);
    changing.reset();
    if (fieldErrors.length === 0) changing.mutate();
  }

  const field = (name: keyof typeof empty, autoComplete: 'current-password' | 'new-password') => ({
    name,
    autoComplete,
    maxLength: 200,
    value: typed[name],
    onChange: (value: string) => setTyped((now) => ({ ...now, [name]: value })),
  });
  const isRefused = changing.isError && Object.keys(errors).length === 0;
  return (
    <Card title={words('password')}>
      <Form aria-label={words('password')} errors={errors} onSubmit={submit}>
        <Stack>
          <Text tone="muted">{passwordRule()}</Text>
          {isRefused && (
            <Callout tone="danger" live>
              {errorText(changing.error)}
            </Callout>
          )}
          {changing.isSuccess && (
            <Callout tone="success" live>
              {words('passwordChanged')}
            </Callout>
          )}
          <Columns division="narrow">
            <PasswordField label={words('oldPassword')} {...field('old_password', 'current-password')} />
            <PasswordField label={words('newPassword')} {...field('password', 'new-password')} />
            <PasswordField label={words('repeat')} {...field('password_confirmation', 'new-password')} />
          </Columns>
          <Inline justify="end">
            <Button type="submit" pending={changing.isPending}>
              {words('changePassword')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
