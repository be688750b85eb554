import { resolve, type Schema } from './document.ts';

/** No valid value of the contract is nested as deep. */
const mostNested = 32;
/** What any operation takes: a body with somewhat too many rows is refused by name, not for its size. */
const leastBound = 10_000;
/** Beyond what any valid body of the contract has in its bytes, where the contract bounds only its parts. */
const mostBound = 300_000;

const known = new WeakMap<Schema, number>();

/** How many values a JSON text of this schema may have, each object and list counted twice, as `isWithin` may meet it. */
export function boundOf(schema: Schema): number {
  const bound = known.get(schema) ?? Math.min(Math.max(sizeOf(schema, new Set()), leastBound), mostBound);
  known.set(schema, bound);
  return bound;
}

/** Values of the largest valid value; of a schema inside of itself Infinity. */
function sizeOf(reference: Schema, outer: ReadonlySet<Schema>): number {
  const schema = resolve<Schema>(reference);
  if (outer.has(schema)) return Infinity;
  const within = new Set([...outer, schema]);
  const { properties, items, oneOf = [], allOf = [] } = schema;
  const { additionalProperties: others, maxProperties, maxItems } = schema;
  let size = 1;
  if (items) size = 2 + most(maxItems) * sizeOf(items, within);
  if (properties || isSchema(others)) {
    const named = Object.values(properties ?? {}).map((property) => sizeOf(property, within));
    const free = isSchema(others) ? most(maxProperties) * sizeOf(others, within) : 0;
    size = 2 + sum(named) + free;
  }
  return (
    Math.max(size, ...oneOf.map((one) => sizeOf(one, within))) + sum(allOf.map((one) => sizeOf(one, within)))
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function most(limit: unknown): number {
  return typeof limit === 'number' ? limit : Infinity;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
/** Both brackets of a kind differ in this bit alone. */
const squareOrCurly = 0x20;
const opening = 0x7b;
const closing = 0x7d;

/**
 * Whether a JSON text has at most `bound` values and is nested no deeper than any of the contract. It looks at the text
 * without making anything of it: to parse and check millions of values takes seconds, in which nobody else is answered.
 */
export function isWithin(text: string, bound: number): boolean {
  let count = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) count += 1;
    else if ((code | squareOrCurly) === opening) {
      count += 1;
      depth += 1;
    } else if ((code | squareOrCurly) === closing) depth -= 1;
    if (count > bound || depth > mostNested) return false;
  }
  return true;
}

/** The place of the quote that ends the string which begins at `start`; the end of the text if none does. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}
