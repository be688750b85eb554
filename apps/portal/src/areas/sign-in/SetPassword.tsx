import { fieldError, type FieldError } from '@sen/domain/errors/FieldError';
import { checkEmail } from '@sen/domain/users/checkEmail';
import { checkPassword } from '@sen/domain/users/checkPassword';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
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
import { NewPasswordFields, type NewPasswordValue } from './NewPasswordFields';
import { passwordWords as words } from './passwordWords';
import { RefusalCallout } from '../../patterns/forms/RefusalCallout';
import { useFields } from '../../patterns/forms/useFields';
import { useFormCall } from '../../patterns/forms/useFormCall';
import { VisitorFrame } from '../../patterns/visitor/VisitorFrame';

/** Milliseconds before the redirect to sign-in after the password was set. */
const stays = 1_000;

/** What is sent; the password from the mail only where an administrator created the account. */
export type SentPassword = Omit<SetPasswordForm, 'check_password'> & { check_password?: string };

interface SetPasswordProps {
  title: string;
  intro: string;
  /** Label of the button, and title of the success message. */
  submit: string;
  changed: string;
  /** What to do when the address has no token, as when only a part of the link was copied. */
  broken: string;
  /** Where to request another link; absent for an activation, where only an administrator can resend it. */
  newLink?: { href: string; label: string } | undefined;
  byAdmin?: boolean;
  send: (form: SentPassword) => Promise<{ message?: string | undefined }>;
}

/** Sets a password by the link of a mail, whose URL contains the email and the token. */
export function SetPassword({
  title,
  intro,
  submit,
  changed,
  broken,
  newLink,
  byAdmin = false,
  send,
}: SetPasswordProps) {
  const [, navigate] = useLocation();
  const link = linkOf(useSearch());
  const { value, field } = useFields<SetPasswordForm>({
    email: link.email,
    password: '',
    password_confirmation: '',
    token: link.token,
    check_password: '',
  });
  const call = useFormCall({
    value,
    check: (form) => formErrors(form, byAdmin),
    send: ({ check_password, ...form }) =>
      send({ ...form, email: form.email.trim(), ...(byAdmin && { check_password }) }),
  });
  const isDone = call.answer !== null;
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => navigate(href('signIn')), stays);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const isRefused = call.refusal !== null && Object.keys(call.errors).length === 0;
  const signIn = { href: href('signIn'), label: words('toSignIn') };
  const way = isRefused ? (newLink ?? signIn) : signIn;
  if (link.token === '')
    return (
      <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
        <Heading level={1}>{title}</Heading>
        <Callout tone="danger" title={words('linkBroken')}>
          {broken}
        </Callout>
        <Stack gap="s">
          {newLink && (
            <ButtonLink href={newLink.href} variant="primary">
              {newLink.label}
            </ButtonLink>
          )}
          <ButtonLink href={signIn.href} variant={newLink ? 'secondary' : 'primary'}>
            {signIn.label}
          </ButtonLink>
        </Stack>
      </VisitorFrame>
    );
  return (
    <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
      <Stack gap="xxs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{intro}</Text>
      </Stack>
      <RefusalCallout errors={call.errors} refusal={call.refusal} />
      {isDone && (
        <Callout tone="success" title={changed} live>
          {call.answer?.message}
        </Callout>
      )}
      <Form aria-label={title} errors={call.errors} onSubmit={() => call.run()}>
        <TextField
          {...field('email')}
          type="email"
          label={words('email')}
          autoComplete="username"
          spellCheck={false}
          maxLength={200}
          readOnly={link.email !== ''}
        />
        {byAdmin && (
          <PasswordField {...field('check_password')} label={words('oldPassword')} maxLength={200} />
        )}
        <NewPasswordFields field={field} focusOnMount={!byAdmin} />
        <Button type="submit" variant="primary" wide pending={call.pending}>
          {submit}
        </Button>
      </Form>
      <Text>
        <Link href={way.href} variant="standalone">
          {way.label}
        </Link>
      </Text>
    </VisitorFrame>
  );
}

function linkOf(search: string): { email: string; token: string } {
  const query = new URLSearchParams(search);
  return { email: query.get('email')?.trim() ?? '', token: query.get('token')?.trim() ?? '' };
}

interface SetPasswordForm extends NewPasswordValue {
  email: string;
  token: string;
  check_password: string;
}

function formErrors(form: SetPasswordForm, byAdmin: boolean): FieldError[] {
  return [
    ...checkEmail('email', form.email),
    ...(byAdmin && form.check_password === '' ? [fieldError('check_password', 'thisFieldIsRequired')] : []),
    ...checkPassword(form),
  ];
}
