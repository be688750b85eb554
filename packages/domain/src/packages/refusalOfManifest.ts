import type { Manifest } from './ManifestReader.ts';
import { type PackageRefusal, refusedPackage } from './PackageRefusal.ts';
import { isPathInside, packageLimits } from './refusalOfEntries.ts';

export const manifestName = 'imsmanifest.xml';

/** Why a package with files of these names is no SCORM package, before its manifest is read; undefined if it may be one. */
export function refusalOfNames(names: readonly string[]): PackageRefusal | undefined {
  if (names.includes(manifestName)) return undefined;
  const isAt = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (isAt(/(^|\/)cmi5\.xml$/i)) return refusedPackage('packageCmi5');
  const inFolder = names.find((name) => name.endsWith(`/${manifestName}`));
  if (inFolder !== undefined)
    return refusedPackage('packageManifestInFolder', { folder: inFolder.slice(0, -manifestName.length - 1) });
  if (isAt(/\.(au|crs)$/i)) return refusedPackage('packageAicc');
  return refusedPackage('packageWithoutManifest');
}

/** Why a package with this manifest and these files is not accepted; undefined if it is. */
export function refusalOfManifest(
  manifest: Manifest | undefined,
  names: ReadonlySet<string>,
): PackageRefusal | undefined {
  if (!manifest) return refusedPackage('packageManifestUnreadable');
  const { version, schemaVersion, parts } = manifest;
  if (!version) return refusedPackage('packageVersion', { version: schemaVersion || '?' });
  if (parts.length === 0) return refusedPackage('packageStartMissing');
  if (parts.length > packageLimits.parts)
    return refusedPackage('packageManyParts', { max: packageLimits.parts });
  for (const { id, href } of parts) {
    if (id.length > packageLimits.nameLength || href.length > packageLimits.hrefLength)
      return refusedPackage('packageManifestUnreadable');
    const file = fileOf(href);
    if (file === undefined || !isPathInside(file)) return refusedPackage('packageStartOutside', { href });
    if (!names.has(file)) return refusedPackage('packageStartNoFile', { href });
  }
  return undefined;
}

/** The name of the file of an address in the package; undefined when the address cannot be decoded. */
function fileOf(start: string): string | undefined {
  const [path = ''] = start.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
