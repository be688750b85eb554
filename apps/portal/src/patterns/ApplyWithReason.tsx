import { required } from '@sen/domain/errors/required';
import { Button } from '@sen/ui/Button';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { useRef, useState } from 'react';

interface ApplyWithReasonProps {
  texts: Readonly<Record<'reason' | 'help' | 'missing' | 'apply', string>>;
  pending: boolean;
  onApply: (reason: string) => void;
}

/** Applies what was previewed, with the reason that whoever reads the history needs. */
export function ApplyWithReason({ texts, pending, onApply }: ApplyWithReasonProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Stack>
      <TextArea
        ref={field}
        label={texts.reason}
        description={texts.help}
        error={isMissing ? texts.missing : undefined}
        required
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setMissing(false);
        }}
      />
      <Inline>
        <Button
          variant="primary"
          pending={pending}
          onPress={() => {
            const missing = required('reason', reason).length > 0;
            setMissing(missing);
            if (missing) field.current?.focus();
            else onApply(reason);
          }}
        >
          {texts.apply}
        </Button>
      </Inline>
    </Stack>
  );
}
