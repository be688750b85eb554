import { Dialog } from '@sen/ui/Dialog';
import { Text } from '@sen/ui/Text';
import { defineWords } from '../../words/defineWords';

const words = defineWords('signedInElsewhere', {
  vi: {
    title: 'Tài khoản đã đăng nhập trên thiết bị khác',
    soon: 'Bạn sẽ được đăng xuất khỏi thiết bị này sau giây lát.',
  },
  en: {
    title: 'Signed in on another device',
    soon: 'You will be signed out of this device in a moment.',
  },
});

const nothing = () => {};

/** Shown for two seconds before this page signs out; it has no buttons. */
export function SignedInElsewhere({ message }: { message: string }) {
  return (
    <Dialog open locked role="alertdialog" size="small" title={words('title')} onClose={nothing}>
      <Text>{message}</Text>
      <Text tone="muted">{words('soon')}</Text>
    </Dialog>
  );
}
