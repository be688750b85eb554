import type { RequestKind, RequestStatus } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';
import { words } from './words';

const kinds = { account: 'account', class: 'class' } as const satisfies Record<RequestKind, string>;
const statuses = {
  pending: 'pending',
  approved: 'approved',
  denied: 'denied',
} as const satisfies Record<RequestStatus, string>;

/** How a request stands: all values in the order of filters, their words and their tones. */
export const requestStatus = {
  values: ['pending', 'approved', 'denied'] as const satisfies readonly RequestStatus[],
  label: (status: RequestStatus) => words(statuses[status]),
  tones: { pending: 'waiting', approved: 'success', denied: 'danger' } as const satisfies Record<
    RequestStatus,
    Tone
  >,
};

/** What a request asks for. */
export const requestKind = {
  values: ['account', 'class'] as const satisfies readonly RequestKind[],
  label: (kind: RequestKind) => words(kinds[kind]),
};

/** Who has sent the person: the learning marketplace, or the unit itself. */
export const requestOrigin = {
  values: ['true', 'false'] as const,
  label: (isMarketplace: 'true' | 'false') =>
    words(isMarketplace === 'true' ? 'fromMarketplace' : 'fromUnit'),
};
