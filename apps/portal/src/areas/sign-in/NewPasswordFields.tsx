import { PasswordField } from '@sen/ui/PasswordField';
import type { Fields } from '../../patterns/forms/Fields';
import { passwordWords as words } from './passwordWords';

export interface NewPasswordValue {
  password: string;
  password_confirmation: string;
}

interface NewPasswordFieldsProps {
  /** Binds a field to its value. */
  field: Fields<NewPasswordValue>['field'];
  focusOnMount: boolean;
}

/** A new password and its repetition. */
export function NewPasswordFields({ field, focusOnMount }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={words('newPassword')}
        autoComplete="new-password"
        maxLength={200}
        focusOnMount={focusOnMount}
      />
      <PasswordField
        {...field('password_confirmation')}
        label={words('repeat')}
        autoComplete="new-password"
        maxLength={200}
      />
    </>
  );
}
