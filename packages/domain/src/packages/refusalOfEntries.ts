import { type PackageRefusal, refusedPackage } from './PackageRefusal.ts';

/** An entry as the directory of the archive describes it. */
export interface PackageEntry {
  readonly name: string;
  /** Bytes in the archive. */
  readonly packed: number;
  readonly unpacked: number;
  /** The number of its compression: 0 is none, 8 deflate. */
  readonly method: number;
  readonly isEncrypted: boolean;
  /** A link to another file instead of a file. */
  readonly isLink: boolean;
}

const gigabyte = 1024 ** 3;
export const packageLimits = {
  entries: 20_000,
  unpackedGigabytes: 6,
  nameLength: 500,
  parts: 1000,
  hrefLength: 4000,
  /** The manifest is read whole. */
  manifestBytes: 5 * 1024 ** 2,
} as const;

/** Deflate packs at most 1,032 to 1; what people make is far below. */
const highestRatio = 300;
/** Small files of spaces may be packed well; many of them together may not. */
const ratioMatters = 10 * 1024 ** 2;

/** Why a package with these entries is not accepted; undefined if it is. */
export function refusalOfEntries(
  entries: readonly PackageEntry[],
  archiveSize: number,
): PackageRefusal | undefined {
  if (entries.length > packageLimits.entries)
    return refusedPackage('packageManyFiles', { max: packageLimits.entries });
  const names = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  for (const entry of entries) {
    const refusal = refusalOfEntry(entry);
    if (refusal) return refusal;
    if (names.has(entry.name)) return refusedPackage('packageNameTwice', { name: entry.name });
    names.add(entry.name);
    packed += entry.packed;
    unpacked += entry.unpacked;
  }
  // Entries that share their bytes, or say to have more than there are.
  if (packed > archiveSize) return refusedPackage('packageBomb');
  if (isTooDense({ packed, unpacked })) return tooDense(densest(entries));
  if (unpacked > packageLimits.unpackedGigabytes * gigabyte)
    return refusedPackage('packageTooLarge', { max: packageLimits.unpackedGigabytes });
  return undefined;
}

function refusalOfEntry(entry: PackageEntry): PackageRefusal | undefined {
  const { name, packed, unpacked, method, isEncrypted, isLink } = entry;
  if (isLink || !isPathInside(name)) return refusedPackage('packagePath', { name });
  if (isEncrypted) return refusedPackage('packageEncrypted', { name });
  if (method !== 0 && method !== 8) return refusedPackage('packageMethod', { name });
  if (method === 0 && packed !== unpacked) return refusedPackage('packageBomb');
  return isTooDense(entry) ? tooDense(entry) : undefined;
}

type Sizes = Pick<PackageEntry, 'packed' | 'unpacked'>;

const isTooDense = ({ packed, unpacked }: Sizes): boolean =>
  unpacked > ratioMatters && unpacked > packed * highestRatio;

const tooDense = ({ name }: PackageEntry): PackageRefusal =>
  refusedPackage('packageTooDense', { name, max: highestRatio });

const ratioOf = ({ packed, unpacked }: Sizes): number => unpacked / Math.max(1, packed);

const densest = (entries: readonly PackageEntry[]): PackageEntry =>
  entries.reduce((most, entry) => (ratioOf(entry) > ratioOf(most) ? entry : most));

/** A relative path with forward slashes that stays in the package. */
export function isPathInside(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= packageLimits.nameLength &&
    !/[\p{Cc}\p{Cf}\\]/u.test(name) &&
    !/^([a-z]:|\/)/i.test(name) &&
    !name.split('/').some((part) => part === '..' || part === '.')
  );
}
