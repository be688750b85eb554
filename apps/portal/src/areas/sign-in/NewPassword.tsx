import type { User } from '@sen/api/contract/model';
import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import { checkPassword } from '@sen/domain/users/checkPassword';
import { Button } from '@sen/ui/Button';
import { Form } from '@sen/ui/Form';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { changeLanguage } from '../../app/session/languageChoice';
import { confirmUser } from '../../app/session/session';
import { signOut } from '../../app/session/sessionEnd';
import { passwordRule } from '../../words/passwordRule';
import { NewPasswordFields } from './NewPasswordFields';
import { passwordWords as words } from './passwordWords';
import { RefusalCallout } from '../../patterns/forms/RefusalCallout';
import { useFields } from '../../patterns/forms/useFields';
import { useFormCall } from '../../patterns/forms/useFormCall';
import { VisitorFrame } from '../../patterns/visitor/VisitorFrame';
import { pageTitle } from '../../routes/pageTitles';

/** Shown instead of every page until a user with a temporary password has set a new one. */
export function NewPassword({ user }: { user: User }) {
  const { value, field } = useFields({ password: '', password_confirmation: '' });
  const call = useFormCall({
    value,
    check: checkPassword,
    send: profileMutations.changePassword,
    onAnswer: () => confirmUser({ ...user, must_change_password: false }),
  });

  return (
    <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
      <Stack gap="xxs">
        <Heading level={1}>{pageTitle('reset')}</Heading>
        <Text tone="muted">{`${words('temporaryIntro', { name: user.first_name || user.name })} ${passwordRule()}`}</Text>
      </Stack>
      <RefusalCallout errors={call.errors} refusal={call.refusal} />
      <Form aria-label={pageTitle('reset')} errors={call.errors} onSubmit={() => call.run()}>
        <NewPasswordFields field={field} focusOnMount />
        <Button type="submit" variant="primary" wide pending={call.pending}>
          {words('setAndGoOn')}
        </Button>
      </Form>
      <Button variant="quiet" onPress={() => void signOut()}>
        {words('signOut')}
      </Button>
    </VisitorFrame>
  );
}
