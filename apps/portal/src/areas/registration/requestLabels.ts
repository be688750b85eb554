import type { RequestKind } from '@sen/api/contract/model';
import { words } from './words';

const kinds = { account: 'account', class: 'class' } as const satisfies Record<RequestKind, string>;

/** What a request is for. */
export const requestKind = {
  values: ['account', 'class'] as const satisfies readonly RequestKind[],
  label: (kind: RequestKind) => words(kinds[kind]),
};

/** The source of a request: the learning marketplace, or the unit itself. */
export const requestOrigin = {
  values: ['true', 'false'] as const,
  label: (isMarketplace: 'true' | 'false') =>
    words(isMarketplace === 'true' ? 'fromMarketplace' : 'fromUnit'),
};
