import type { ErrorCode } from '@sen/domain/errors/codes';
import { type FieldError, fieldError } from '@sen/domain/errors/FieldError';
import { PoolExhausted } from '../store/preparedPool.ts';

const bySqlState: Record<string, ErrorCode> = {
  '22003': 'invalidValue',
  '22021': 'invalidValue',
  '22P02': 'invalidValue',
  '22P05': 'invalidValue',
  '23503': 'unknownReference',
  '23505': 'conflict',
};

/** The field and the error of a value that must be unique, by the constraint that finds it taken. */
const takenBy: Readonly<Record<string, readonly [field: string, code: ErrorCode]>> = {
  user_account_email: ['email', 'emailTaken'],
  user_account_username: ['username', 'usernameTaken'],
  user_account_membership_code: ['membership_code', 'membershipCodeTaken'],
  company_name: ['company_name', 'companyNameTaken'],
  project_company_id_name_fold_key: ['project_name', 'projectNameTaken'],
  category_name: ['name', 'categoryNameTaken'],
  course_name: ['course_name', 'courseNameTaken'],
  course_code: ['course_code', 'courseCodeTaken'],
  course_company_id_code_key: ['course_code', 'courseCodeTaken'],
  classroom_name: ['classroom_name', 'classroomNameTaken'],
  classroom_code: ['classroom_code', 'classroomCodeTaken'],
  classroom_company_id_code_key: ['classroom_code', 'classroomCodeTaken'],
};

/**
 * The field error of a value that another request took at the same moment, after this one had found it free; undefined for
 * any other error.
 */
export function takenFieldOf(error: unknown): FieldError<ErrorCode> | undefined {
  if (!(error instanceof Error) || !('constraint' in error) || !('code' in error)) return undefined;
  const taken = error.code === '23505' ? takenBy[String(error.constraint)] : undefined;
  return taken && fieldError(...taken);
}

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
