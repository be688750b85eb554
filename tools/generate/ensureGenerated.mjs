// The generated files, which are not committed: those of the contract, and the lists of folders.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIfChanged } from '../../packages/api/scripts/writeIfChanged.mjs';
import { root, run } from '../setup.mjs';
import { folderLists } from './folderLists.mjs';

const contractStamp = join(root, 'node_modules/.cache/sen/contract');
const contractFiles = [
  'packages/api/src/contract/openapi.gen.json',
  'packages/api/src/contract/schema.gen.ts',
  'packages/api/src/contract/model.gen.ts',
  'packages/api/src/contract/listLimits.gen.ts',
  'apps/server/src/operations/handlers.gen.ts',
];

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** A hash of the contract and of its generators. */
function contractHash() {
  const filesOf = (folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => `${folder}/${name}`);
  return hashOf([
    'openapi.yaml',
    ...filesOf('openapi'),
    'packages/api/package.json',
    ...filesOf('packages/api/scripts'),
  ]);
}

function isContractCurrent() {
  const isThere = [contractStamp, ...contractFiles.map((file) => join(root, file))].every((file) =>
    existsSync(file),
  );
  return isThere && readFileSync(contractStamp, 'utf8') === `${contractHash()} ${hashOf(contractFiles)}`;
}

function generateContract() {
  // Hashed before: changes made meanwhile cause another generation next time.
  const sources = contractHash();
  if (!run(process.execPath, [join(root, 'packages/api/scripts/generate.mjs')])) {
    throw new Error('Nothing could be generated from openapi.yaml; what is wrong with it is said above.');
  }
  mkdirSync(dirname(contractStamp), { recursive: true });
  writeFileSync(contractStamp, `${sources} ${hashOf(contractFiles)}`);
}

/** Lists the folders, which takes milliseconds, and generates from openapi.yaml unless the result is current. */
export function ensureGenerated() {
  for (const [file, text] of Object.entries(folderLists(root))) writeIfChanged(join(root, file), text);
  if (!isContractCurrent()) generateContract();
}
