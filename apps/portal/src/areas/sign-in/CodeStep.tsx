import { authMutations } from '@sen/api/resources/auth/authMutations';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { CodeInput } from '@sen/ui/CodeInput';
import { Form } from '@sen/ui/Form';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMemo, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { serverFieldErrorTexts } from '../../app/errors/serverFieldErrorTexts';
import { changeLanguage } from '../../app/session/languageChoice';
import { beginSignedIn } from './beginSignedIn';
import type { Credentials } from './SignInView';
import { stepWords as words } from './stepWords';
import { VisitorFrame } from '../../patterns/visitor/VisitorFrame';

const digits = 6;

interface CodeStepProps extends Credentials {
  /** The address that the code was sent to. */
  email: string;
  onBack: () => void;
}

/** The second step of sign-in: the code from the email. */
export function CodeStep({ email, username, password, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [pending, setPending] = useState<'code' | 'mail' | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [sentAgain, setSentAgain] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const refused = useMemo(() => serverFieldErrorTexts(refusal), [refusal]);

  async function run(what: 'code' | 'mail', work: () => Promise<void>) {
    if (pending) return;
    setPending(what);
    setRefusal(null);
    setSentAgain(false);
    try {
      await work();
    } catch (error) {
      setRefusal(error);
      setCode('');
    }
    setPending(null);
  }

  function verify(typed: string) {
    setMissing(typed.length < digits);
    if (typed.length < digits) return;
    void run('code', async () =>
      beginSignedIn((await authMutations.verifyTwoFactor({ email, code: typed })).data),
    );
  }

  function sendAgain() {
    setMissing(false);
    void run('mail', async () => {
      await authMutations.login({ username, password });
      setCode('');
      setSentAgain(true);
    });
  }

  const errors = isMissing ? { code: words('codeMissing') } : refused;
  return (
    <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
      <Stack gap="xxs">
        <Heading level={1}>{words('title')}</Heading>
        <Text tone="muted">{words('intro', { email })}</Text>
      </Stack>
      {refusal !== null && !('code' in refused) && (
        <Callout tone="danger" live>
          {errorText(refusal)}
        </Callout>
      )}
      {sentAgain && (
        <Callout tone="success" live>
          {words('sentAgain')}
        </Callout>
      )}
      <Form aria-label={words('title')} errors={errors} onSubmit={() => verify(code)}>
        <CodeInput
          name="code"
          label={words('code')}
          length={digits}
          value={code}
          onChange={setCode}
          onComplete={verify}
          focusOnMount
        />
        <Button type="submit" variant="primary" wide pending={pending === 'code'}>
          {words('verify')}
        </Button>
      </Form>
      <Inline justify="between">
        <Button variant="quiet" onPress={onBack}>
          {words('back')}
        </Button>
        <Button variant="quiet" pending={pending === 'mail'} onPress={sendAgain}>
          {words('sendAgain')}
        </Button>
      </Inline>
    </VisitorFrame>
  );
}
