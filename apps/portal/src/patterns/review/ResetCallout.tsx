import type { Reset } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { formatDateTime } from '../../words/formats';
import { attemptWords as words } from './attemptWords';

/** Says that an attempt no longer counts, who reset it and why. */
export function ResetCallout({ reset: { reset_by, reset_at, retake, reason } }: { reset: Reset }) {
  const text = words('wasResetText', {
    name: reset_by.name,
    time: formatDateTime(reset_at),
    choice: words(retake),
  });
  return (
    <Callout tone="waiting" title={words('wasReset')}>
      {reason === null ? text : `${text} ${words('reason', { reason })}`}
    </Callout>
  );
}
