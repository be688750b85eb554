import { _, Name, type Ajv, type ErrorObject } from 'ajv';
import type { Schema } from './document.ts';

/** Errors after which a value is refused without reading the rest: collecting all takes quadratic time. */
const enough = 100;
/** Unknown fields that are named one by one. */
const mostUnknown = 50;

const keyword = 'x-read-at-most';

// Variables of the code that Ajv generates.
const errorCount = new Name('errors');
const foundErrors = new Name('vErrors');
const instancePath = new Name('instancePath');

interface Bounds {
  items?: number;
  fields?: number;
}

/** Adds the keyword that ends a validation early; it throws the errors found so far (an array). */
export function addEnoughErrors(ajv: Ajv): void {
  ajv.addKeyword({
    keyword,
    before: '$ref',
    code({ gen, data, schema, it: { errorPath } }) {
      const { items, fields } = schema as Bounds;
      gen.if(_`${errorCount} > ${enough}`, () => gen.throw(foundErrors));
      const end = (kind: 'maxItems' | 'maxProperties', limit: number) => () =>
        gen.throw(
          _`[{ instancePath: ${instancePath} + ${errorPath}, keyword: ${kind}, params: { limit: ${limit} }, schemaPath: '', data: ${data} }]`,
        );
      if (items !== undefined)
        gen.if(_`Array.isArray(${data}) && ${data}.length > ${items}`, end('maxItems', items));
      if (fields !== undefined)
        gen.if(
          _`typeof ${data} == 'object' && ${data} !== null && Object.keys(${data}).length > ${fields}`,
          end('maxProperties', fields),
        );
    },
  });
}

/**
 * The schema, ending early at too many items, fields or errors. Alternatives that each have a list need a discriminator: the errors of
 * a branch that does not match would end the validation before the one that does.
 */
export function endingEarly(schema: Schema): Schema {
  const { items, maxItems, properties, additionalProperties } = schema;
  const bounds: Bounds = {
    ...(typeof maxItems === 'number' && { items: maxItems }),
    ...(additionalProperties === false && { fields: Object.keys(properties ?? {}).length + mostUnknown }),
  };
  return {
    ...schema,
    ...(Object.keys(bounds).length > 0 && { [keyword]: bounds }),
    ...(typeof items === 'object' && { items: { [keyword]: {}, ...items } }),
  };
}

/** What a validation that ended early has thrown. */
export function thrownErrors(thrown: unknown): ErrorObject[] {
  if (Array.isArray(thrown)) return thrown as ErrorObject[];
  throw thrown;
}
