import { authMutations } from '@sen/api/resources/auth/authMutations';
import { finding, type Finding } from '@sen/domain/errors/Finding';
import { checkEmail } from '@sen/domain/users/checkEmail';
import { checkPassword } from '@sen/domain/users/checkPassword';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Form } from '@sen/ui/Form';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { PasswordField } from '@sen/ui/PasswordField';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { changeLanguage } from '../../app/session/languageChoice';
import { href } from '../../routes/paths';
import { passwordWords as words } from './passwordWords';
import { textOf } from './SignInView';
import { useVisitorCall } from './useVisitorCall';
import { VisitorFrame } from './VisitorFrame';

/** The way back to signing in begins so long after the password was set, milliseconds. */
const stays = 1_000;

/** Sets a new password by the link of a mail. An address that ends in 'admin' asks for the old password, too. */
export function ResetPage() {
  const [location, navigate] = useLocation();
  const search = useSearch();
  const link = linkOf(location, search);
  const call = useVisitorCall();
  const isDone = call.done !== null;
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => navigate(href('signIn')), stays);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  function submit(data: FormData) {
    const body = {
      email: textOf(data, 'email').trim(),
      password: textOf(data, 'password'),
      password_confirmation: textOf(data, 'password_confirmation'),
      token: link.token,
      ...(link.byAdmin && { check_password: textOf(data, 'check_password'), create_by: 'admin' as const }),
    };
    call.run(findingsOf(body), () => authMutations.reset(body));
  }

  return (
    <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
      <Stack gap="xxs">
        <Heading level={1}>{words('resetTitle')}</Heading>
        <Text tone="muted">{words('resetIntro')}</Text>
      </Stack>
      {link.token === '' && (
        <Callout tone="danger" title={words('linkBroken')}>
          {words('linkBrokenText')}
        </Callout>
      )}
      {call.refusal !== null && (
        <Callout tone="danger" live>
          {call.refusal}
        </Callout>
      )}
      {isDone && (
        <Callout tone="success" title={words('changed')} live>
          {call.done}
        </Callout>
      )}
      <Form aria-label={words('resetTitle')} errors={call.errors} onSubmit={submit}>
        <TextField
          name="email"
          type="email"
          label={words('email')}
          autoComplete="username"
          spellCheck={false}
          maxLength={200}
          defaultValue={link.email}
          readOnly={link.email !== ''}
        />
        {link.byAdmin && <PasswordField name="check_password" label={words('oldPassword')} maxLength={200} />}
        <PasswordField
          name="password"
          label={words('newPassword')}
          autoComplete="new-password"
          maxLength={200}
          focusOnMount={!link.byAdmin}
        />
        <PasswordField
          name="password_confirmation"
          label={words('repeat')}
          autoComplete="new-password"
          maxLength={200}
        />
        <Button type="submit" variant="primary" wide pending={call.pending}>
          {words('change')}
        </Button>
      </Form>
      <Text>
        <Link
          href={href(link.token === '' || call.refusal !== null ? 'recovery' : 'signIn')}
          variant="standalone"
        >
          {words(link.token === '' || call.refusal !== null ? 'newLink' : 'toSignIn')}
        </Link>
      </Text>
    </VisitorFrame>
  );
}

function linkOf(location: string, search: string): { email: string; token: string; byAdmin: boolean } {
  const query = new URLSearchParams(search);
  const address = search === '' ? location : `${location}?${search}`;
  return {
    email: query.get('email')?.trim() ?? '',
    token: query.get('token')?.trim() ?? '',
    byAdmin: /admin\/?$/.test(location) || address.endsWith('admin'),
  };
}

interface ResetForm {
  email: string;
  password: string;
  password_confirmation: string;
  check_password?: string;
}

function findingsOf(form: ResetForm): Finding[] {
  return [
    ...checkEmail('email', form.email),
    ...(form.check_password === '' ? [finding('check_password', 'thisFieldIsRequired')] : []),
    ...checkPassword(form),
  ];
}
