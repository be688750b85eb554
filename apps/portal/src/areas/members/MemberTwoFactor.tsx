import type { Member } from '@sen/api/contract/model';
import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { signInWords as words } from './signInWords';

interface MemberTwoFactorProps {
  member: Member;
  enabled: boolean;
  onClose: () => void;
}

/** Confirms turning two-step sign-in of a member on or off. */
export function MemberTwoFactor({ member: { id, name, email }, enabled, onClose }: MemberTwoFactorProps) {
  const queries = useQueryClient();
  return (
    <ConfirmAction
      title={words(enabled ? 'turnOnTitle' : 'turnOffTitle', { name })}
      text={enabled ? words('turnOnText', { email }) : words('turnOffText')}
      confirmLabel={words(enabled ? 'turnOn' : 'turnOff')}
      danger={!enabled}
      action={() => memberMutations.setTwoFactor(id, enabled)}
      onCancel={onClose}
      onDone={() => {
        showToast({ tone: 'success', text: words(enabled ? 'turnedOn' : 'turnedOff', { name }) });
        void queries.invalidateQueries({ queryKey: memberQueries.all() });
        onClose();
      }}
    />
  );
}
