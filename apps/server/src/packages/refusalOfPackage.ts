import { ManifestReader } from '@sen/domain/packages/ManifestReader';
import { type PackageRefusal, refusedPackage } from '@sen/domain/packages/PackageRefusal';
import { type PackageEntry, packageLimits, refusalOfEntries } from '@sen/domain/packages/refusalOfEntries';
import { manifestName, refusalOfManifest, refusalOfNames } from '@sen/domain/packages/refusalOfManifest';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { FileStore } from '../files/FileStore.ts';
import { FileStoreFailed } from '../files/FileStoreFailed.ts';
import { readXml } from '../spreadsheets/zip/readXml.ts';
import { ArchiveReader } from './ArchiveReader.ts';

class DoctypeError extends Error {}

/**
 * Why a stored .zip is no packaged course that can be studied; undefined if it is one. Reads its directory and its manifest, and nothing
 * else, whatever its size.
 */
export async function refusalOfPackage(
  files: FileStore,
  file: { id: string; size: number },
): Promise<PackageRefusal | undefined> {
  try {
    const archive = await fromRandomAccessReaderPromise(new ArchiveReader(files, file), file.size, {
      autoClose: false,
      // Names are judged by our rules, with messages that say what to do.
      decodeStrings: false,
    });
    return await refusalOfArchive(archive, file.size);
  } catch (error) {
    if (error instanceof FileStoreFailed) throw error;
    return refusedPackage('packageUnreadable');
  }
}

async function refusalOfArchive(archive: ZipFile, size: number): Promise<PackageRefusal | undefined> {
  if (archive.entryCount > packageLimits.entries)
    return refusedPackage('packageManyFiles', { max: packageLimits.entries });
  const entries: PackageEntry[] = [];
  let manifest: Entry | undefined;
  for await (const entry of archive.eachEntry()) {
    const described = describedEntry(entry);
    entries.push(described);
    if (described.name === manifestName) manifest ??= entry;
  }
  const names = entries.map(({ name }) => name);
  const refusal = refusalOfEntries(entries, size) ?? refusalOfNames(names);
  if (refusal || !manifest) return refusal ?? refusedPackage('packageWithoutManifest');
  if (manifest.uncompressedSize > packageLimits.manifestBytes)
    return refusedPackage('packageManifestUnreadable');
  return refusalOfDocument(archive, manifest, new Set(names));
}

function describedEntry(entry: Entry): PackageEntry {
  const { fileNameRaw, generalPurposeBitFlag, extraFields, externalFileAttributes } = entry;
  return {
    name: getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true),
    packed: entry.compressedSize,
    unpacked: entry.uncompressedSize,
    method: entry.compressionMethod,
    isEncrypted: entry.isEncrypted(),
    isLink: ((externalFileAttributes >>> 16) & 0xf000) === 0xa000,
  };
}

/** The stream fails when the entry has more bytes than it says. */
async function refusalOfDocument(
  archive: ZipFile,
  manifest: Entry,
  names: ReadonlySet<string>,
): Promise<PackageRefusal | undefined> {
  const reader = new ManifestReader();
  try {
    await readXml(await archive.openReadStreamPromise(manifest), {
      open: (name, attributes) => reader.open(name, attributes),
      close: () => reader.close(),
      text: (text) => reader.text(text),
      doctype: () => {
        throw new DoctypeError('The document has a DOCTYPE.');
      },
    });
  } catch (error) {
    if (error instanceof FileStoreFailed) throw error;
    return refusedPackage(
      error instanceof DoctypeError ? 'packageManifestDoctype' : 'packageManifestUnreadable',
    );
  }
  return refusalOfManifest(reader.manifest, names);
}
