import type { ApprovalStatus } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';
import { words } from './words';

/** The status of a decision: its values in the order of filters, labels and tones. */
export const approvalStatus = {
  values: ['pending', 'approved', 'denied', 'withdrawn'] as const satisfies readonly ApprovalStatus[],
  label: (status: ApprovalStatus) => words(status),
  tones: {
    pending: 'waiting',
    approved: 'success',
    denied: 'danger',
    withdrawn: 'neutral',
  } as const satisfies Record<ApprovalStatus, Tone>,
};
