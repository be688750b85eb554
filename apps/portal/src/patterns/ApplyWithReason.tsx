import { required } from '@sen/domain/errors/required';
import { Button } from '@sen/ui/Button';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { useRef, useState } from 'react';
import { formatDateTime } from '../words/formats';
import { formWords } from './forms/formWords';
import type { KeptReason } from './forms/useKeptReason';

interface ApplyWithReasonProps {
  /** From `useKeptReason`. */
  reason: KeptReason;
  texts: Readonly<Record<'reason' | 'help' | 'missing' | 'apply', string>>;
  pending: boolean;
  onApply: (reason: string) => void;
}

/** Applies what was previewed, with the reason that whoever reads the history needs; it is kept until it is used. */
export function ApplyWithReason({ reason, texts, pending, onApply }: ApplyWithReasonProps) {
  const { value, change, restoredFrom } = reason;
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Stack>
      <TextArea
        ref={field}
        label={texts.reason}
        description={
          restoredFrom === null
            ? texts.help
            : `${formWords('restored', { time: formatDateTime(restoredFrom) })}. ${texts.help}`
        }
        error={isMissing ? texts.missing : undefined}
        required
        rows={2}
        maxLength={1000}
        value={value}
        onChange={(typed) => {
          change(typed);
          setMissing(false);
        }}
      />
      <Inline>
        <Button
          variant="primary"
          pending={pending}
          onPress={() => {
            const missing = required('reason', value).length > 0;
            setMissing(missing);
            if (missing) field.current?.focus();
            else onApply(value);
          }}
        >
          {texts.apply}
        </Button>
      </Inline>
    </Stack>
  );
}
