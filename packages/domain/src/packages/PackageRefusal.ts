import type { ErrorParams } from '../errors/formatError.ts';
import type { serverErrors } from './serverErrors.ts';

/** Why a packaged course is not accepted. */
export interface PackageRefusal {
  readonly code: keyof typeof serverErrors;
  readonly params?: ErrorParams;
}

/** Names in a message are cut: an archive may have one of 65,535 characters. */
export function refusedPackage(code: PackageRefusal['code'], params?: Record<string, string | number>) {
  if (!params) return { code } satisfies PackageRefusal;
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll(/\p{C}/gu, '�').slice(0, 100) : value,
  ]);
  return { code, params: Object.fromEntries(shown) } satisfies PackageRefusal;
}
