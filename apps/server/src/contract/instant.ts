import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const isDateTime = formats.default(new Ajv2020()).compile({ type: 'string', format: 'date-time' });

/** Years that people type and databases keep; an offset must not lead out of them. */
const first = Date.parse('1900-01-01T00:00:00Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');

/** An RFC 3339 time of the years 1900 to 9999 in UTC. */
export function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return time >= first && time <= last && isDateTime(text);
}
