import { type OperationId, operations, resolve, type Schema } from './document.ts';

/** The values that a field of a list's rows can have, if the contract names them all. */
export function valuesOfField(id: OperationId, field: string): readonly string[] | undefined {
  const key = `${id} ${field}`;
  if (!known.has(key)) known.set(key, find(id, field));
  return known.get(key);
}

const known = new Map<string, readonly string[] | undefined>();

function find(id: OperationId, field: string): readonly string[] | undefined {
  const operation = operations.find((each) => each.id === id);
  const page = operation?.responses['200']?.['application/json']?.schema;
  const rows = page && propertyOf(page, 'data');
  const row = rows && resolve<Schema>(rows).items;
  const value = row && propertyOf(row, field);
  return value && enumOf(value);
}

function propertyOf(schema: Schema, name: string): Schema | undefined {
  const { properties, allOf = [] } = resolve<Schema>(schema);
  return properties?.[name] ?? allOf.map((part) => propertyOf(part, name)).find((part) => part !== undefined);
}

/** Of a value that may be null, too, those beside it. */
function enumOf(schema: Schema): readonly string[] | undefined {
  const { enum: values, oneOf = [] } = resolve<Schema>(schema);
  return values ?? oneOf.map(enumOf).find((each) => each !== undefined);
}
