import type { Language } from '@sen/api/contract/model';
import { nameRoles } from '../access/roleNames.ts';
import { roles } from '../access/roles.ts';
import { formatInstant } from '../time/formatInstant.ts';
import type { ErrorEntry } from './ErrorTable.ts';

/** The parameters of an error message. An instant is an RFC 3339 string; roles are comma-separated codes. */
export type ErrorParams = Readonly<Record<string, string | number>>;

const placeholder = /\{(\w+)(?:\|(instant|roles|year))?\}/g;

/**
 * Formats the message of an error: numbers in the language's format, years without groups, instants with their time zone. A missing parameter (older
 * server) is shown as '…'. Never throws.
 */
export function formatError(error: ErrorEntry, language: Language, params: ErrorParams = {}): string {
  return error[language].replace(placeholder, (_, name: string, format?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return '…';
    if (format === 'year') return String(value);
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    if (format === 'roles')
      return nameRoles(
        roles.filter((role) => value.split(',').includes(role)),
        language,
      );
    return format === 'instant' ? showInstant(value, language) : value;
  });
}

function showInstant(value: string, language: Language): string {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return value;
  return formatInstant('deadline', instant, language);
}
