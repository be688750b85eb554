// openapi.yaml → contract/openapi.gen.json (what the server validates with) and contract/schema.gen.ts (what all of us type with).
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const root = join(here, '../..');
const contract = join(here, 'src/contract');
const require = createRequire(import.meta.url);
const bin = (name, entry) => {
  const manifest = require.resolve(`${name}/package.json`);
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin[entry]);
};

const bundled = join(contract, 'openapi.gen.json');
const typed = join(contract, 'schema.gen.ts');
/** With --check nothing may change: what is committed is what openapi.yaml says. */
const check = process.argv.includes('--check');
const before = check ? [bundled, typed].map((file) => readFileSync(file, 'utf8')) : [];
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
execFileSync(
  process.execPath,
  [bin('@redocly/cli', 'redocly'), 'bundle', join(root, 'openapi.yaml'), '-o', bundled],
  { stdio: ['ignore', 'ignore', 'inherit'], env },
);

const document = JSON.parse(readFileSync(bundled, 'utf8'));
markDiscriminators(document.components.schemas);
writeFileSync(bundled, `${JSON.stringify(document, null, 1)}\n`);

// The types are made from the document without `discriminator`: with it, openapi-typescript replaces each `type` constant.
const plain = join(contract, '.plain.json');
writeFileSync(
  plain,
  JSON.stringify(document, (key, value) => (key === 'discriminator' ? undefined : value)),
);
try {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const ts = (await import('typescript')).default;
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const ast = await openapiTS(new URL(`file://${plain}`), {
    // What has a default may be left out of a request.
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  writeFileSync(typed, `// Generated from openapi.yaml by \`npm run contract\`.\n${astToString(ast)}`);
} finally {
  rmSync(plain);
}

if (check) {
  execFileSync(process.execPath, [bin('@redocly/cli', 'redocly'), 'lint', join(root, 'openapi.yaml')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  const stale = [bundled, typed].filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
  if (stale.length > 0) {
    console.error(
      `Not what openapi.yaml says: ${stale.join(', ')}. Run \`npm run contract\` and commit what it writes.`,
    );
    process.exitCode = 1;
  }
}

/** A union whose members each fix `type` is told apart by it, so that a validator looks at one member only. */
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
