import { operationsOf } from './operationsOf.mjs';

/**
 * The text of handlers.gen.ts: each operation with the exports of
 * `<area>/<operationId>.ts`; a missing file is a compile error.
 */
export function handlersSource(document) {
  const operations = operationsOf(document);
  // Polled operations reference the shared 304; the 304 of a stored file is another.
  const polled = operations.filter(({ responses }) => responses[304]?.$ref?.endsWith('/unchanged'));
  return [
    "import type { Handlers, TopicsByOperation } from './Operation.ts';",
    ...operations.map(({ id, area }) => `import { ${id} } from './${area}/${id}.ts';`),
    ...polled.map(({ id, area }) => `import { topicsOf as ${id}Topics } from './${area}/${id}.ts';`),
    '',
    'export const handlers = {',
    ...operations.map(({ id }) => `  ${id},`),
    '} satisfies Handlers;',
    '',
    '/** The topics of each operation that is polled: its 304 is `unchanged`. */',
    'export const topics: TopicsByOperation = {',
    ...polled.map(({ id }) => `  ${id}: ${id}Topics,`),
    '};',
    '',
  ].join('\n');
}
