import { type ManifestPart, ManifestReader, type ScormVersion } from '@sen/domain/packages/ManifestReader';
import { type PackageRefusal, refusedPackage } from '@sen/domain/packages/PackageRefusal';
import { type PackageEntry, packageLimits, refusalOfEntries } from '@sen/domain/packages/refusalOfEntries';
import { manifestName, refusalOfManifest, refusalOfNames } from '@sen/domain/packages/refusalOfManifest';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { FileStore } from '../files/FileStore.ts';
import { FileStoreFailed } from '../files/FileStoreFailed.ts';
import { readXml } from '../xml/readXml.ts';
import { ArchiveReader } from './ArchiveReader.ts';
import { readEntry } from './readEntry.ts';

/** A packaged course in its archive, of which only the directory and the manifest have been read. */
export interface OpenPackage {
  version: ScormVersion;
  parts: readonly ManifestPart[];
  archive: ZipFile;
  /** By name. */
  entries: ReadonlyMap<string, Entry>;
}

export interface PackageFile {
  id: string;
  size: number;
}

class PackageRefused extends Error {
  readonly refusal: PackageRefusal;

  constructor(...refused: Parameters<typeof refusedPackage>) {
    super(refused[0]);
    this.refusal = refusedPackage(...refused);
  }
}

class DoctypeError extends Error {}

/**
 * The packaged course in a stored .zip, or why there is none that can be studied. Reads its directory and its manifest, and nothing else,
 * whatever its size.
 */
export async function readPackage(
  files: FileStore,
  file: PackageFile,
): Promise<{ open: OpenPackage } | { refusal: PackageRefusal }> {
  try {
    const archive = await fromRandomAccessReaderPromise(new ArchiveReader(files, file), file.size, {
      autoClose: false,
      // Names are judged by our rules, with messages that say what to do.
      decodeStrings: false,
    });
    return { open: await readArchive(archive, file.size) };
  } catch (error) {
    if (error instanceof FileStoreFailed) throw error;
    if (error instanceof PackageRefused) return { refusal: error.refusal };
    return { refusal: refusedPackage('packageUnreadable') };
  }
}

async function readArchive(archive: ZipFile, size: number): Promise<OpenPackage> {
  if (archive.entryCount > packageLimits.entries)
    throw new PackageRefused('packageManyFiles', { max: packageLimits.entries });
  const described: PackageEntry[] = [];
  const entries = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    const one = describedEntry(entry);
    described.push(one);
    if (!entries.has(one.name)) entries.set(one.name, entry);
  }
  demand(refusalOfEntries(described, size) ?? refusalOfNames([...entries.keys()]));
  const manifest = entries.get(manifestName);
  if (!manifest) throw new PackageRefused('packageWithoutManifest');
  if (manifest.uncompressedSize > packageLimits.manifestBytes)
    throw new PackageRefused('packageManifestUnreadable');
  return { ...(await readManifest(archive, manifest, new Set(entries.keys()))), archive, entries };
}

function demand(refusal: PackageRefusal | undefined): void {
  if (refusal) throw new PackageRefused(refusal.code, refusal.params);
}

function describedEntry(entry: Entry): PackageEntry {
  const { fileNameRaw, generalPurposeBitFlag, extraFields, externalFileAttributes } = entry;
  return {
    name: utf8Of(fileNameRaw) ?? getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true),
    packed: entry.compressedSize,
    unpacked: entry.uncompressedSize,
    method: entry.compressionMethod,
    isEncrypted: entry.isEncrypted(),
    isLink: ((externalFileAttributes >>> 16) & 0xf000) === 0xa000,
  };
}

/** Some programs write UTF-8 without saying so; names in an older encoding are hardly ever valid UTF-8. */
function utf8Of(name: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(name);
  } catch {
    return undefined;
  }
}

/** The stream fails when the entry has more bytes than it says. */
async function readManifest(
  archive: ZipFile,
  entry: Entry,
  names: ReadonlySet<string>,
): Promise<Pick<OpenPackage, 'version' | 'parts'>> {
  const reader = new ManifestReader();
  try {
    await readXml(await readEntry(archive, entry), {
      open: (name, attributes) => reader.open(name, attributes),
      close: () => reader.close(),
      text: (text) => reader.text(text),
      doctype: () => {
        throw new DoctypeError('The document has a DOCTYPE.');
      },
    });
  } catch (error) {
    if (error instanceof FileStoreFailed) throw error;
    throw new PackageRefused(
      error instanceof DoctypeError ? 'packageManifestDoctype' : 'packageManifestUnreadable',
    );
  }
  const { manifest } = reader;
  demand(refusalOfManifest(manifest, names));
  if (!manifest?.version) throw new PackageRefused('packageManifestUnreadable');
  return { version: manifest.version, parts: manifest.parts };
}
