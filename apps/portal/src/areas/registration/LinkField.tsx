import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { CopyIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { showToast } from '@sen/ui/Toast';
import { useRef, type ReactNode } from 'react';
import { words } from './words';

interface LinkFieldProps {
  href: string;
  /** Further buttons beside the copy button. */
  children: ReactNode;
}

/** A link to share. Where the browser forbids copying (no https), its text is selected to be copied by hand. */
export function LinkField({ href, children }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(href);
      showToast({ tone: 'success', text: words('copied') });
    } catch {
      field.current?.select();
      showToast({ tone: 'info', text: words('copyByHand') });
    }
  }

  return (
    <Stack gap="xs">
      <TextField ref={field} label={words('linkAddress')} value={href} readOnly spellCheck={false} />
      <Inline>
        <Button icon={<Icon of={CopyIcon} />} onPress={() => void copy()}>
          {words('copy')}
        </Button>
        {children}
      </Inline>
    </Stack>
  );
}
