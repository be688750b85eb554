import { operationsOf } from './operationsOf.mjs';

/** The text of model.gen.ts: a type for each schema, the operations of each area, and the public ones. */
export function modelSource(document) {
  const schemas = Object.keys(document.components.schemas).sort();
  const unusable = schemas.filter((name) => !/^[A-Z]\w*$/.test(name));
  if (unusable.length > 0) {
    throw new Error(
      `Not names of types: ${unusable.join(', ')}. Give each schema one name, in capitals and unlike those of other areas.`,
    );
  }

  const operations = operationsOf(document);
  const areas = [...new Set(operations.map(({ area }) => area))].sort();
  const isPublic = ({ security: [first] = [] }) => first !== undefined && Object.keys(first).length === 0;

  return [
    "import type { components } from './schema.gen';",
    '',
    "type Schemas = components['schemas'];",
    '',
    ...schemas.map((name) => `export type ${name} = Schemas['${name}'];`),
    '',
    '/** The operations of each area; an area is a tag of the contract. */',
    'export interface OperationsByArea {',
    ...areas.map((area) => `  ${area}: ${union(operations.filter((one) => one.area === area))};`),
    '}',
    '',
    '/** The operations without a caller: their `security` is `[{}]`. */',
    `export type PublicOperation = ${union(operations.filter(isPublic))};`,
    '',
  ].join('\n');
}

function union(operations) {
  return operations.map(({ id }) => `'${id}'`).join(' | ') || 'never';
}
