import type { Language } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Form } from '@sen/ui/Form';
import { Heading } from '@sen/ui/Heading';
import { PasswordField } from '@sen/ui/PasswordField';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { language } from '../../words/runtime';
import * as css from './SignInView.css';
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
  farewell?: string | null;
  /** Why signing in was refused. */
  refusal?: string | null;
  /** What is wrong with a field, by its name. */
  errors?: Partial<Record<keyof Credentials, string>>;
  /** What was typed into the page before its program came, and where the cursor stood. */
  typed?: Typed | undefined;
  pending?: boolean;
  onSubmit: (credentials: Credentials) => void;
  onLanguageChange: (language: Language) => void;
}

const noErrors = {};

/** What sign-in looks like. It is also written into index.html, so that it stands there before any script has come. */
export function SignInView({
  farewell,
  refusal,
  errors = noErrors,
  typed,
  pending = false,
  onSubmit,
  onLanguageChange,
}: SignInViewProps) {
  const otherLanguage = language() === 'vi' ? 'en' : 'vi';
  return (
    <div className={css.page}>
      <div className={css.promise}>
        <img src="/favicon.svg" alt="" className={css.flower} />
        <div className={css.promiseWords}>
          <Stack gap="xs">
            <Text size="display" weight="semibold">
              {words('promise')}
            </Text>
            <Text size="large" tone="muted">
              {words('promiseText')}
            </Text>
          </Stack>
        </div>
      </div>
      <div className={css.side}>
        <div className={css.top}>
          <span className={css.brand}>
            <img src="/favicon.svg" alt="" className={css.mark} />
            Sen
          </span>
          <Button variant="neutral" onPress={() => onLanguageChange(otherLanguage)}>
            <span lang={otherLanguage}>{words('otherLanguage')}</span>
          </Button>
        </div>
        <div className={css.place}>
          <Stack gap="l">
            <Stack gap="xxs">
              <Heading level={1}>{words('title')}</Heading>
              <Text tone="muted">{words('intro')}</Text>
            </Stack>
            {farewell && <Callout tone="waiting">{farewell}</Callout>}
            {refusal && (
              <Callout tone="danger" live>
                {refusal}
              </Callout>
            )}
            <Form
              aria-label={words('title')}
              errors={errors}
              onSubmit={(data) => onSubmit(credentialsOf(data))}
            >
              <TextField
                name="username"
                label={words('username')}
                autoComplete="username"
                spellCheck={false}
                defaultValue={typed?.username}
                maxLength={200}
                focusOnMount={!typed?.inPassword}
              />
              <PasswordField
                name="password"
                label={words('password')}
                defaultValue={typed?.password}
                maxLength={200}
                focusOnMount={typed?.inPassword}
              />
              <Button type="submit" variant="primary" wide pending={pending}>
                {words('submit')}
              </Button>
            </Form>
          </Stack>
        </div>
      </div>
    </div>
  );
}

/** What a text field of the form holds. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function credentialsOf(data: FormData): Credentials {
  return {
    username: textOf(data, 'username').trim(),
    password: textOf(data, 'password'),
  };
}
