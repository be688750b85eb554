import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { document, resolve, type Schema } from './document.ts';

/**
 * Marks a `oneOf` whose branches each fix `type` as discriminated by it: then only the matching branch is checked, which
 * is faster and gives errors about that branch alone.
 */
function discriminate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(discriminate);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) copy[key] = discriminate(inner);
  const { oneOf } = value as Schema;
  const isDiscriminated = oneOf?.every((branch) => {
    const { properties } = resolve<Schema>(branch);
    return properties?.['type'] !== undefined && 'const' in properties['type'];
  });
  return isDiscriminated
    ? { ...copy, type: 'object', required: ['type'], discriminator: { propertyName: 'type' } }
    : copy;
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
const marked = discriminate(document) as Record<string, unknown>;
ajv.addSchema(marked, 'contract');

/** Compiling takes milliseconds per schema: each is compiled on first use, once per process. */
const compiled = new WeakMap<Schema, ValidateFunction>();

/** A validator for a schema of the document, whose references point into the document. */
export function validatorOf(schema: Schema): ValidateFunction {
  const validator = compiled.get(schema) ?? ajv.compile(rebased(discriminate(schema)) as Schema);
  compiled.set(schema, validator);
  return validator;
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
