import type { Language } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Form } from '@sen/ui/Form';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { PasswordField } from '@sen/ui/PasswordField';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { href } from '../../routes/paths';
import { textOf } from '../../patterns/visitor/textOf';
import { VisitorFrame } from '../../patterns/visitor/VisitorFrame';
import { words } from './words';

export interface Credentials {
  username: string;
  password: string;
}

export interface Typed extends Credentials {
  inPassword: boolean;
}

export interface SignInViewProps {
  /** Why the last session has ended. */
  notice?: string | null;
  /** Why sign-in was refused. */
  refusal?: string | null;
  /** Errors by field name. */
  errors?: Partial<Record<keyof Credentials, string | undefined>>;
  /** Input typed into the static page, and the cursor's position. */
  typed?: Typed | undefined;
  pending?: boolean;
  /** With what a partner that has sent the visitor passed. */
  registerHref: string;
  /** Called with what a field has now. */
  onChange: (typed: Partial<Credentials>) => void;
  onSubmit: (credentials: Credentials) => void;
  onLanguageChange: (language: Language) => void;
}

const noErrors = {};

/** The view of the sign-in page, also pre-rendered into index.html so that it is shown before any script has loaded. */
export function SignInView({
  notice,
  refusal,
  errors = noErrors,
  typed,
  pending = false,
  registerHref,
  onChange,
  onSubmit,
  onLanguageChange,
}: SignInViewProps) {
  return (
    <VisitorFrame onLanguageChange={onLanguageChange}>
      <Stack gap="xxs">
        <Heading level={1}>{words('title')}</Heading>
        <Text tone="muted">{words('intro')}</Text>
      </Stack>
      {notice && <Callout tone="waiting">{notice}</Callout>}
      <Form aria-label={words('title')} errors={errors} onSubmit={(data) => onSubmit(credentialsOf(data))}>
        <TextField
          name="username"
          label={words('username')}
          autoComplete="username"
          spellCheck={false}
          defaultValue={typed?.username}
          onChange={(username) => onChange({ username })}
          maxLength={200}
          focusOnMount={!typed?.inPassword}
        />
        <PasswordField
          name="password"
          label={words('password')}
          defaultValue={typed?.password}
          onChange={(password) => onChange({ password })}
          maxLength={200}
          focusOnMount={typed?.inPassword}
          roomForError
        />
        {refusal && (
          <Callout tone="danger" live>
            {refusal}
          </Callout>
        )}
        <Button type="submit" variant="primary" wide pending={pending}>
          {words('submit')}
        </Button>
      </Form>
      <Text>
        <Link href={href('recovery')} variant="standalone">
          {words('forgot')}
        </Link>
      </Text>
      <Text tone="muted">
        {words('noAccount')}{' '}
        <Link href={registerHref} variant="standalone">
          {words('register')}
        </Link>
      </Text>
    </VisitorFrame>
  );
}

function credentialsOf(data: FormData): Credentials {
  return {
    username: textOf(data, 'username').trim(),
    password: textOf(data, 'password'),
  };
}
