import { Dialog } from '@sen/ui/Dialog';
import { Text } from '@sen/ui/Text';
import { useEffect } from 'react';
import { elsewhereShown } from './elsewhereNotice';
import { signedInElsewhereWords as words } from './signedInElsewhereWords';

const nothing = () => {};

/** Shown for two seconds before this page signs out; it has no buttons. */
export function SignedInElsewhere({ message }: { message: string }) {
  useEffect(elsewhereShown, []);
  return (
    <Dialog open locked role="alertdialog" size="small" title={words('title')} onClose={nothing}>
      <Text>{message}</Text>
      <Text tone="muted">{words('soon')}</Text>
    </Dialog>
  );
}
