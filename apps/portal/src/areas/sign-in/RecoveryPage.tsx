import { authMutations } from '@sen/api/resources/auth/authMutations';
import { checkEmail } from '@sen/domain/users/checkEmail';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Form } from '@sen/ui/Form';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { changeLanguage } from '../../app/session/languageChoice';
import { href } from '../../routes/paths';
import { passwordWords as words } from './passwordWords';
import { textOf } from '../../patterns/visitor/textOf';
import { useVisitorCall } from '../../patterns/visitor/useVisitorCall';
import { VisitorFrame } from '../../patterns/visitor/VisitorFrame';

/** Asks for a link that sets a new password. */
export function RecoveryPage() {
  const call = useVisitorCall();
  return (
    <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
      <Stack gap="xxs">
        <Heading level={1}>{words('recoveryTitle')}</Heading>
        <Text tone="muted">{words('recoveryIntro')}</Text>
      </Stack>
      {call.refusal !== null && (
        <Callout tone="danger" live>
          {call.refusal}
        </Callout>
      )}
      {call.done !== null && (
        <Callout tone="success" title={words('sent')} live>
          {call.done} {words('spam')}
        </Callout>
      )}
      <Form
        aria-label={words('recoveryTitle')}
        errors={call.errors}
        onSubmit={(data) => {
          const email = textOf(data, 'email');
          call.run(checkEmail('email', email), () => authMutations.recover({ email: email.trim() }));
        }}
      >
        <TextField
          name="email"
          type="email"
          label={words('email')}
          autoComplete="email"
          spellCheck={false}
          maxLength={200}
          focusOnMount
        />
        <Button type="submit" variant="primary" wide pending={call.pending}>
          {words('confirm')}
        </Button>
      </Form>
      <Text>
        <Link href={href('signIn')} variant="standalone">
          {words('toSignIn')}
        </Link>
      </Text>
    </VisitorFrame>
  );
}
