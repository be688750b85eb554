/** The text of listLimits.gen.ts: the limits that every list of the contract keeps. */
export function listLimitsSource(document) {
  const parameters = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => operation?.parameters ?? [])
    .map((parameter) => resolved(document, parameter));
  const of = (name) => parameters.filter((parameter) => parameter.name === name).map(({ schema }) => schema);
  const terms = [...of('fieldName[]'), ...of('keyword[]'), ...of('compare[]')].map(
    ({ maxItems }) => maxItems,
  );
  const lengths = of('keyword[]').map(({ items }) => items.maxLength);
  return [
    '/** The limits of the filters of a list. */',
    'export const listLimits = {',
    '  /** Of all keywords of a call, the searched one included. */',
    `  keywords: ${smallest('items', terms)},`,
    '  /** In characters. */',
    `  keywordLength: ${smallest('characters', lengths)},`,
    '} as const;',
    '',
  ].join('\n');
}

function resolved(document, { $ref, ...parameter }) {
  return $ref === undefined ? parameter : document.components.parameters[$ref.split('/').at(-1)];
}

function smallest(what, limits) {
  if (limits.length === 0 || limits.some((limit) => !Number.isInteger(limit)))
    throw new Error(`A list's parameter in openapi.yaml has no limit of ${what}.`);
  return Math.min(...limits);
}
