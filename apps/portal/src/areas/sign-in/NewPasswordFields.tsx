import { PasswordField } from '@sen/ui/PasswordField';
import { passwordWords as words } from './passwordWords';

/** A new password and its repetition. */
export function NewPasswordFields({ focusOnMount }: { focusOnMount: boolean }) {
  return (
    <>
      <PasswordField
        name="password"
        label={words('newPassword')}
        autoComplete="new-password"
        maxLength={200}
        focusOnMount={focusOnMount}
      />
      <PasswordField
        name="password_confirmation"
        label={words('repeat')}
        autoComplete="new-password"
        maxLength={200}
      />
    </>
  );
}
