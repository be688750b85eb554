import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { subset } from 'semver';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

interface Manifest {
  engines: { node: string };
  allowScripts: Record<string, boolean>;
}

interface LockedPackage {
  engines?: { node?: string };
  /** npm leaves out an optional package that does not fit the platform or the engine, without a warning. */
  optional?: boolean;
  deprecated?: string;
  hasInstallScript?: boolean;
}

const json = <Content>(file: string): Content =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Content;
const { engines, allowScripts } = json<Manifest>('package.json');
const { packages } = json<{ packages: Record<string, LockedPackage> }>('package-lock.json');
const locked = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every locked package runs on every Node of the engines', () => {
  const wrong = locked
    .filter(([, { optional }]) => !optional)
    .filter(([, { engines: { node = '*' } = {} }]) => !subset(engines.node, node))
    .map(([path, one]) => `${path} wants ${one.engines?.node}`);
  expect(wrong).toEqual([]);
});

test('the engines begin with the versions that the README names', () => {
  const named = /Node ([\d.]+), ([\d.]+), or ([\d.]+) or newer/.exec(
    readFileSync(join(root, 'README.md'), 'utf8'),
  );
  const [, ...versions] = named ?? [];
  expect(versions.map((version) => `${version}${'.0'.repeat(3 - version.split('.').length)}`)).toEqual(
    engines.node.split(' || ').map((range) => range.replace(/^\D+/, '')),
  );
});

test('no locked package is deprecated, and each install script is allowed or denied', () => {
  const deprecated = locked.filter(([, one]) => one.deprecated !== undefined).map(([path]) => path);
  const undecided = locked
    .filter(([path, one]) => one.hasInstallScript && allowScripts[nameOf(path)] === undefined)
    .map(([path]) => path);
  expect({ deprecated, undecided }).toEqual({ deprecated: [], undecided: [] });
});
