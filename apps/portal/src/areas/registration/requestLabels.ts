import type { RequestKind, RequestStatus } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';
import { words } from './words';

export const requestKinds = ['account', 'class'] as const satisfies readonly RequestKind[];
export const requestStatuses = ['pending', 'approved', 'denied'] as const satisfies readonly RequestStatus[];
/** Whether the learning marketplace has sent who asks. */
export const requestOrigins = ['true', 'false'] as const;

const kinds = { account: 'account', class: 'class' } as const satisfies Record<RequestKind, string>;
const statuses = {
  pending: 'pending',
  approved: 'approved',
  denied: 'denied',
} as const satisfies Record<RequestStatus, string>;

export const requestKindLabel = (kind: RequestKind) => words(kinds[kind]);
export const requestStatusLabel = (status: RequestStatus) => words(statuses[status]);
export const requestOriginLabel = (marketplace: (typeof requestOrigins)[number]) =>
  words(marketplace === 'true' ? 'fromMarketplace' : 'fromUnit');

export const requestStatusTones = {
  pending: 'waiting',
  approved: 'success',
  denied: 'danger',
} as const satisfies Record<RequestStatus, Tone>;
