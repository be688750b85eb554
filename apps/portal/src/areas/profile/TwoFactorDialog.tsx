import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import { profileQueries } from '@sen/api/resources/profile/profileQueries';
import { PasswordField } from '@sen/ui/PasswordField';
import { Text } from '@sen/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { words } from './words';

/** Asks for the password before two-step sign-in is turned on or off. */
export function TwoFactorDialog({ enabled, onClose }: { enabled: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <FormDialog
      size="small"
      title={words(enabled ? 'turnOn' : 'turnOff')}
      submit={words('confirm')}
      initial={{ password: '' }}
      send={({ password }) => profileMutations.setTwoFactor(enabled, password)}
      toast={({ data }) => words(data.two_factor ? 'twoFactorOn' : 'twoFactorOff')}
      onSaved={(answer) => {
        queries.setQueryData(profileQueries.own().queryKey, answer);
        onClose();
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text>{words('twoFactorPassword')}</Text>
          <PasswordField {...field('password')} label={words('password')} maxLength={200} focusOnMount />
        </>
      )}
    </FormDialog>
  );
}
