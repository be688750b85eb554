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
import { RefusalCallout } from '../../patterns/forms/RefusalCallout';
import { useFields } from '../../patterns/forms/useFields';
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
  const { value, field, change } = useFields<SignUpForm>({
    unit: invitation.code,
    name: '',
    email: query.get('email')?.trim() ?? '',
    phone: '',
    dateOfBirth: '',
  });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const call = useFormCall({
    value: sentForm(invitation.unit === null ? value : { ...value, unit: invitation.code }),
    check: (form) => checkSignUp(form, day),
    send: registrationMutations.signUp,
    onAnswer: (_, { email }) => setSentTo(email),
  });

  if (invitation.asking) return <Loader />;
  return (
    <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
      <Stack gap="xxs">
        <Heading level={1}>{pageTitle('register')}</Heading>
        {invitation.unit !== null && (
          <Text weight="semibold">{words('introUnit', { unit: invitation.unit })}</Text>
        )}
        {sentTo === null && <Text tone="muted">{words('intro')}</Text>}
      </Stack>
      {invitation.refusal !== null && sentTo === null && (
        <Callout tone="waiting" title={words('linkStale')}>
          {invitation.refusal}
        </Callout>
      )}
      <RefusalCallout errors={call.errors} refusal={call.refusal} />
      {sentTo !== null ? (
        <Callout
          tone="success"
          title={words('sent')}
          live
          actions={
            <Button size="small" onPress={() => setSentTo(null)}>
              {words('again')}
            </Button>
          }
        >
          {words('sentTo', { email: sentTo })} {words('spam')}
        </Callout>
      ) : (
        <Form
          aria-label={pageTitle('register')}
          errors={call.errors}
          onSubmit={() => call.run()}
          onUnfinished={() => call.validate()}
        >
          {invitation.unit === null && (
            <TextField
              {...field('unit')}
              label={words('unit')}
              description={words('unitHelp')}
              required
              spellCheck={false}
              autoComplete="off"
              maxLength={40}
            />
          )}
          <TextField
            {...field('name')}
            label={words('name')}
            required
            autoComplete="name"
            maxLength={200}
            focusOnMount={invitation.unit !== null}
          />
          <TextField
            {...field('email')}
            type="email"
            label={words('email')}
            required
            autoComplete="email"
            spellCheck={false}
            maxLength={200}
          />
          <TextField
            {...field('phone')}
            type="tel"
            label={words('phone')}
            required
            autoComplete="tel"
            maxLength={40}
          />
          <DatePicker
            name="dateOfBirth"
            label={words('dateOfBirth')}
            required
            max={day}
            value={value.dateOfBirth || null}
            onChange={(born) => change({ dateOfBirth: born ?? '' })}
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

function sentForm({ unit, name, email, phone, dateOfBirth }: SignUpForm): SignUpForm {
  return { unit: unit.trim(), name: name.trim(), email: email.trim(), phone: phone.trim(), dateOfBirth };
}
