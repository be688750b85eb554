// Generates from openapi.yaml: the bundled document for the server's validation, the types, and the server's table of
// handlers. `--lint` checks openapi.yaml first.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handlersSource } from './handlersSource.mjs';
import { listLimitsSource } from './listLimitsSource.mjs';
import { modelSource } from './modelSource.mjs';
import { writeIfChanged } from './writeIfChanged.mjs';

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const root = join(here, '../..');
const contract = join(here, 'src/contract');
const require = createRequire(import.meta.url);

function redocly(...args) {
  const manifest = require.resolve('@redocly/cli/package.json');
  const bin = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.redocly);
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    execFileSync(process.execPath, [bin, ...args], { stdio: 'pipe', env });
  } catch (error) {
    process.stderr.write(`${error.stdout ?? ''}${error.stderr ?? ''}`);
    throw new Error(`redocly ${args[0]} failed; what is wrong with openapi.yaml is said above.`, {
      cause: error,
    });
  }
}

/** Several tools may generate at once: each works in its own folder. */
const folder = mkdtempSync(join(tmpdir(), 'sen-contract-'));
const bundled = join(folder, 'bundled.json');
const plain = join(folder, 'plain.json');
try {
  if (process.argv.includes('--lint')) redocly('lint', join(root, 'openapi.yaml'));
  redocly('bundle', join(root, 'openapi.yaml'), '-o', bundled);
  const document = JSON.parse(readFileSync(bundled, 'utf8'));
  markDiscriminators(document.components.schemas);

  // The types are generated from the document without `discriminator`: with it,
  // openapi-typescript replaces each `type` constant.
  writeFileSync(
    plain,
    JSON.stringify(document, (key, value) => (key === 'discriminator' ? undefined : value)),
  );
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const ts = (await import('typescript')).default;
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const ast = await openapiTS(new URL(`file://${plain}`), {
    // Fields with a default are optional in a request.
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });

  const heading = '// Generated from openapi.yaml by `npm run generate`.\n';
  writeIfChanged(join(contract, 'openapi.gen.json'), `${JSON.stringify(document, null, 1)}\n`);
  writeIfChanged(join(contract, 'schema.gen.ts'), heading + astToString(ast));
  writeIfChanged(join(contract, 'model.gen.ts'), heading + modelSource(document));
  writeIfChanged(join(contract, 'listLimits.gen.ts'), heading + listLimitsSource(document));
  writeIfChanged(
    join(root, 'apps/server/src/operations/handlers.gen.ts'),
    heading + handlersSource(document),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A union whose members each fix `type` gets it as discriminator, so that a validator checks one member only. */
function markDiscriminators(schemas) {
  for (const schema of Object.values(schemas)) {
    const members = schema.oneOf?.map((member) => schemas[member.$ref?.split('/').at(-1)]);
    if (members?.every((member) => member?.properties?.type?.const)) {
      schema.discriminator = { propertyName: 'type' };
      schema.type = 'object';
      schema.required = ['type'];
    }
  }
}
