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
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { passwordWords as words } from './passwordWords';
import { RefusalCallout } from '../../patterns/forms/RefusalCallout';
import { useFields } from '../../patterns/forms/useFields';
import { useFormCall } from '../../patterns/forms/useFormCall';
import { VisitorFrame } from '../../patterns/visitor/VisitorFrame';

/** Requests a link that sets a new password. */
export function RecoveryPage() {
  const { value, field } = useFields({ email: '' });
  const call = useFormCall({
    value,
    check: ({ email }) => checkEmail('email', email),
    send: ({ email }) => authMutations.recover({ email: email.trim() }),
  });
  return (
    <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
      <Stack gap="xxs">
        <Heading level={1}>{pageTitle('recovery')}</Heading>
        <Text tone="muted">{words('recoveryIntro')}</Text>
      </Stack>
      <RefusalCallout errors={call.errors} refusal={call.refusal} />
      {call.answer !== null && (
        <Callout tone="success" title={words('sent')} live>
          {call.answer.message} {words('spam')}
        </Callout>
      )}
      <Form aria-label={pageTitle('recovery')} errors={call.errors} onSubmit={() => call.run()}>
        <TextField
          {...field('email')}
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
