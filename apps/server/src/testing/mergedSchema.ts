import { resolve, type Schema } from '../contract/document.ts';

/** A schema with its references resolved and the fields of its `allOf` among its own. */
export function mergedSchema(given: Schema): Schema {
  const { allOf, ...own } = resolve<Schema>(given);
  if (!allOf) return own;
  const parts = [...allOf.map(mergedSchema), own];
  const isClosed = parts.some((part) => part['additionalProperties'] === false);
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
    ...(isClosed && { additionalProperties: false }),
  };
}
