import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { checkSignUp, type SignUpForm } from '@sen/domain/registration/checkSignUp';
import { today } from '@sen/domain/time/today';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { DatePicker } from '@sen/ui/DatePicker';
import { Form } from '@sen/ui/Form';
import { Heading } from '@sen/ui/Heading';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Loader } from '../../app/Loader';
import { changeLanguage } from '../../app/session/languageChoice';
import { textOf } from '../../patterns/visitor/textOf';
import { RefusalCallout } from '../../patterns/forms/RefusalCallout';
import { useFormCall } from '../../patterns/forms/useFormCall';
import { VisitorFrame } from '../../patterns/visitor/VisitorFrame';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { registerWords as words } from './registerWords';
import { useInvitation } from './useInvitation';

/** Requests an account from a unit, which is identified by its link or a typed code. */
export function RegisterPage() {
  const search = useSearch();
  const query = new URLSearchParams(search);
  const invitation = useInvitation(query.get('unit')?.trim() ?? '');
  const [day] = useState(() => today(new Date()));
  const [born, setBorn] = useState<string | null>(null);
  const [typed, setTyped] = useState({
    unit: invitation.code,
    name: '',
    email: query.get('email')?.trim() ?? '',
    phone: '',
  });
  const [sent, setSent] = useState(false);
  const call = useFormCall({
    check: (form: SignUpForm) => checkSignUp(form, day),
    send: registrationMutations.signUp,
    onAnswer: () => setSent(true),
  });

  function submit(data: FormData) {
    const form = {
      email: textOf(data, 'email').trim(),
      phone: textOf(data, 'phone').trim(),
      name: textOf(data, 'name').trim(),
      dateOfBirth: born ?? '',
      unit: invitation.unit === null ? textOf(data, 'unit').trim() : invitation.code,
    };
    setTyped(form);
    call.run(form);
  }

  if (invitation.asking) return <Loader />;
  return (
    <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
      <Stack gap="xxs">
        <Heading level={1}>{pageTitle('register')}</Heading>
        {invitation.unit !== null && (
          <Text weight="semibold">{words('introUnit', { unit: invitation.unit })}</Text>
        )}
        {!sent && <Text tone="muted">{words('intro')}</Text>}
      </Stack>
      {invitation.refusal !== null && !sent && (
        <Callout tone="waiting" title={words('linkStale')}>
          {invitation.refusal}
        </Callout>
      )}
      <RefusalCallout errors={call.errors} refusal={call.refusal} />
      {sent ? (
        <Callout
          tone="success"
          title={words('sent')}
          live
          actions={
            <Button size="small" onPress={() => setSent(false)}>
              {words('again')}
            </Button>
          }
        >
          {words('sentTo', { email: typed.email })} {words('spam')}
        </Callout>
      ) : (
        <Form aria-label={pageTitle('register')} errors={call.errors} onSubmit={submit}>
          {invitation.unit === null && (
            <TextField
              name="unit"
              label={words('unit')}
              description={words('unitHelp')}
              required
              spellCheck={false}
              autoComplete="off"
              maxLength={40}
              defaultValue={typed.unit}
            />
          )}
          <TextField
            name="name"
            label={words('name')}
            required
            autoComplete="name"
            maxLength={200}
            defaultValue={typed.name}
            focusOnMount={invitation.unit !== null}
          />
          <TextField
            name="email"
            type="email"
            label={words('email')}
            required
            autoComplete="email"
            spellCheck={false}
            maxLength={200}
            defaultValue={typed.email}
          />
          <TextField
            name="phone"
            type="tel"
            label={words('phone')}
            required
            autoComplete="tel"
            maxLength={40}
            defaultValue={typed.phone}
          />
          <DatePicker
            name="dateOfBirth"
            label={words('dateOfBirth')}
            required
            max={day}
            value={born}
            onChange={setBorn}
          />
          <Button type="submit" variant="primary" wide pending={call.pending}>
            {words('submit')}
          </Button>
        </Form>
      )}
      <Text>
        <Link href={href('signIn')} variant="standalone">
          {words('toSignIn')}
        </Link>
      </Text>
    </VisitorFrame>
  );
}
