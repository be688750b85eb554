import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { document, resolve, type Schema } from './document.ts';
import { addEnoughErrors, endingEarly, thrownErrors } from './enoughErrors.ts';
import { isInstant } from './instant.ts';
import { addStorableText, storable } from './storableTexts.ts';

/**
 * Prepares a schema for validation. Marks a `oneOf` whose branches each fix `type` as discriminated by it: then only the matching
 * branch is checked, which is faster and gives errors about that branch alone. Times are of years that can be stored, texts of
 * characters that can.
 */
function prepared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepared);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Schema = {};
  for (const [key, inner] of Object.entries(value)) copy[key] = prepared(inner);
  if (copy.format === 'date-time' && copy['x-any-clock'] !== true) copy.format = 'instant';
  const { oneOf } = value as Schema;
  const isDiscriminated = oneOf?.every((branch) => {
    const { properties } = resolve<Schema>(branch);
    return properties?.['type'] !== undefined && 'const' in properties['type'];
  });
  return isDiscriminated
    ? { ...copy, type: 'object', required: ['type'], discriminator: { propertyName: 'type' } }
    : endingEarly(storable(copy));
}

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  useDefaults: true,
  discriminator: true,
  verbose: true,
});
formats.default(ajv);
ajv.addFormat('binary', true);
ajv.addFormat('instant', isInstant);
addEnoughErrors(ajv);
addStorableText(ajv);
const marked = prepared(document) as Record<string, unknown>;
ajv.addSchema(marked, 'contract');

/** Compiling takes milliseconds per schema: each is compiled on first use, once per process. */
const compiled = new WeakMap<Schema, ValidateFunction>();

/** How a value differs from a schema of the document, whose references point into it; null when it does not. Fills in defaults. */
export function errorsOf(schema: Schema, value: unknown): ErrorObject[] | null {
  const validator = compiled.get(schema) ?? ajv.compile(rebased(prepared(schema)) as Schema);
  compiled.set(schema, validator);
  try {
    return validator(value) ? null : (validator.errors ?? []);
  } catch (thrown) {
    return thrownErrors(thrown);
  }
}

function rebased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rebased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? `contract${inner}` : rebased(inner),
    ]),
  );
}
