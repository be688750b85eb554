import type { ErrorCode } from '@sen/domain/errors/codes';
import { PoolExhausted } from '../store/preparedPool.ts';

const bySqlState: Record<string, ErrorCode> = {
  '22003': 'invalidValue',
  '22021': 'invalidValue',
  '22P02': 'invalidValue',
  '22P05': 'invalidValue',
  '23503': 'unknownReference',
  '23505': 'conflict',
};

/** Error classes after which a retry may succeed: connection lost, out of resources, deadlock, shutdown, disk. */
const passing = ['08', '40', '53', '57', '58'];
const network = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];

/** The error code of a database error; undefined for any other error, or a bug of the server. */
export function codeOfDatabaseError(error: unknown): ErrorCode | undefined {
  if (error instanceof PoolExhausted) return 'serviceUnavailable';
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (network.includes(code)) return 'serviceUnavailable';
  if (/^[0-9A-Z]{5}$/.test(code)) {
    return bySqlState[code] ?? (passing.includes(code.slice(0, 2)) ? 'serviceUnavailable' : undefined);
  }
  // pg gives no code to a connection that ended during a query.
  return /connection (was )?(terminated|ended|error)|client has encountered a connection error|embedded database ended|driver has already been destroyed|after calling end on the pool/i.test(
    error.message,
  )
    ? 'serviceUnavailable'
    : undefined;
}
