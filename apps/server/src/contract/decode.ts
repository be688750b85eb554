import { resolve, type Schema } from './document.ts';
import { boundOf, isWithin } from './jsonBounds.ts';

/** Cached: needed for every field of every request. */
const known = new WeakMap<Schema, readonly string[]>();

/** The schema's own types, with references resolved; a union has several. */
function typesOf(schema: Schema): readonly string[] {
  const types = known.get(schema) ?? readTypes(resolve<Schema>(schema));
  known.set(schema, types);
  return types;
}

function readTypes({ type, oneOf, allOf }: Schema): readonly string[] {
  if (type !== undefined) return Array.isArray(type) ? type : [type];
  return (oneOf ?? allOf ?? []).flatMap(typesOf);
}

const number = /^-?[0-9]+(\.[0-9]+)?$/;

function decodeText(text: string, schema: Schema): unknown {
  const types = typesOf(schema);
  if (text === '' && types.includes('null')) return null;
  if (types.includes('string')) return text;
  if (types.includes('integer') || types.includes('number')) return number.test(text) ? Number(text) : text;
  if (types.includes('boolean'))
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  if (types.includes('object') || types.includes('array')) return parsed(text, schema);
  return text;
}

function parsed(text: string, schema: Schema): unknown {
  if (!isWithin(text, boundOf(schema))) return text;
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return text;
  }
}

/**
 * Decodes text fields (of a query or a form) to the types of their schema. Text that cannot be decoded
 * stays text, for validation to refuse by name.
 */
export function decodeFields(
  fields: Iterable<[string, string]>,
  properties: Record<string, Schema>,
): Record<string, unknown> {
  const decoded: Record<string, unknown> = Object.create(null);
  const lists = new Map<string, string[]>();
  for (const [name, text] of fields) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema && typesOf(schema).includes('array')) lists.set(name, [...(lists.get(name) ?? []), text]);
    else decoded[name] = schema ? decodeText(text, schema) : text;
  }
  for (const [name, texts] of lists) {
    const [only, ...more] = texts;
    const list = properties[name] ?? {};
    const whole = only !== undefined && more.length === 0 ? parsed(only, list) : undefined;
    const items = resolve<Schema>(list).items ?? {};
    decoded[name] = Array.isArray(whole) ? whole : texts.map((text) => decodeText(text, items));
  }
  return { ...decoded };
}
