import type { ErrorObject } from 'ajv';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { type FieldError, fieldError } from '@sen/domain/errors/FieldError';
import { cutText } from '@sen/domain/text/cutText';
import { storableText } from '@sen/domain/text/storableText';
import { storableKeyword } from '../contract/storableTexts.ts';

/** The order in which the product's forms name their fields (section 5 of the specification). */
const knownOrder = (
  'email username check_password password first_name phone name address subject description school_id teacher_ids ' +
  'student_ids survey_ids start_time count_student contact_name province old_password user_id avatar start_time_pretest ' +
  'start_time_posttest end_time budget'
).split(' ');

const max = 50;

/** The value sent, if it is a scalar: a list or an object may be too deeply nested for the stack. */
function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return '…';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${cutText(text, 60)}…` : storableText(text);
}

function ofType(error: ErrorObject): ErrorCode {
  const { type } = error.params as { type: string | string[] };
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('integer')) return typeof error.data === 'number' ? 'notAnInteger' : 'notANumber';
  if (types.includes('number')) return 'notANumber';
  if (types.includes('boolean')) return 'notABoolean';
  return 'invalidValue';
}

function ofFormat({ params }: ErrorObject): ErrorCode {
  const { format } = params as { format: string };
  return format === 'instant' || format === 'date-time' || format === 'date'
    ? 'notADate'
    : format === 'email'
      ? 'notAnEmail'
      : 'invalidValue';
}

/** The allowed values as a text; that a field may be empty is no value to name. */
function namesOf(allowed: unknown): string {
  const values: unknown[] = Array.isArray(allowed) ? allowed : [];
  return values.filter((value) => value !== '' && value !== null).join(', ');
}

function toFinding(error: ErrorObject): FieldError<ErrorCode> | undefined {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: string) => (path ? `${path}.${name}` : name);
  const params = error.params as Record<string, string | number>;
  const value = shown(error.data);
  switch (error.keyword) {
    case 'required':
      return fieldError(inside(String(params['missingProperty'])), 'thisFieldIsRequired');
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const field = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
      return fieldError(inside(field.slice(0, 100)), 'unknownField', { field: shown(field) });
    }
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      if (Number(params['limit']) <= 1) return fieldError(path, 'thisFieldIsRequired');
      return fieldError(path, 'tooShort', { min: Number(params['limit']) });
    case 'maxLength':
      return fieldError(path, 'tooLong', { max: Number(params['limit']) });
    case 'minimum':
    case 'exclusiveMinimum':
      return fieldError(path, 'tooSmall', { min: Number(params['limit']) });
    case 'maximum':
    case 'exclusiveMaximum':
      return fieldError(path, 'tooLarge', { max: Number(params['limit']) });
    case 'maxItems':
    case 'maxProperties':
      return fieldError(path, 'tooManyItems', { max: Number(params['limit']) });
    case 'enum':
      return fieldError(path, 'notOneOf', { value, allowed: namesOf(error.schema) });
    case 'type':
      // The values are few, and the error of `enum` names them.
      if (error.parentSchema && 'enum' in error.parentSchema) return undefined;
      return fieldError(path, ofType(error), { value });
    case 'format':
      return fieldError(path, ofFormat(error), { value });
    case storableKeyword:
      return fieldError(path, 'textBroken');
    case 'oneOf':
    case 'if':
      return undefined;
    default:
      return fieldError(path, 'invalidValue');
  }
}

/** A validator's errors by field, in the order of the form; `order` is that of the schema's own properties. */
export function findingsOf(
  errors: readonly ErrorObject[],
  order: readonly string[],
): FieldError<ErrorCode>[] {
  const rank = ({ field }: FieldError<ErrorCode>) => {
    const [top = ''] = field.split('.');
    const known = knownOrder.indexOf(top);
    return known >= 0 ? known : knownOrder.length + (order.includes(top) ? order.indexOf(top) : order.length);
  };
  const fieldErrors = errors.flatMap((error) => toFinding(error) ?? []);
  // A union without a matching branch (whose errors are useless) is still refused by name.
  const whole = errors
    .filter(({ keyword }) => keyword === 'oneOf')
    .map((error) => fieldError(error.instancePath.slice(1).replaceAll('/', '.'), 'invalidValue'));
  return (fieldErrors.length > 0 ? fieldErrors : whole)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, max);
}
