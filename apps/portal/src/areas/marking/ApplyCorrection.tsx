import { required } from '@sen/domain/errors/required';
import { Button } from '@sen/ui/Button';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { useRef, useState } from 'react';
import { correctionWords as words } from './correctionWords';

interface ApplyCorrectionProps {
  pending: boolean;
  onApply: (reason: string) => void;
}

/** Applies what was previewed, with the reason that whoever reads the history needs. */
export function ApplyCorrection({ pending, onApply }: ApplyCorrectionProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Stack>
      <TextArea
        ref={field}
        label={words('reason')}
        description={words('reasonHelp')}
        error={isMissing ? words('reasonMissing') : undefined}
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
          {words('apply')}
        </Button>
      </Inline>
    </Stack>
  );
}
