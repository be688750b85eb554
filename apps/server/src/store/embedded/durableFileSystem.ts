import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** `EIO` of the engine's system interface. */
const inputOutputError = 29;

/** The parts of Emscripten's node file system used here; PGlite's types omit them. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * PGlite's node file system has no fsync, so that a commit would only reach the kernel's memory. This one lets
 * `wal_sync_method=fsync` reach the disk: one fdatasync per commit.
 */
export class DurableFileSystem extends NodeFS {
  syncs = 0;
  readonly #sync: (descriptor: number) => void;

  /** @param sync writes what a file holds to the disk, or throws */
  constructor(folder: string, sync: (descriptor: number) => void = fdatasyncSync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const teachSync = (module: object) => {
      const { NODEFS } = module as { NODEFS: NodeFileSystem };
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          this.#sync(stream.nfd);
        } catch {
          // PostgreSQL ends itself at this answer. What is thrown through it leaves it in the middle of the commit.
          return inputOutputError;
        }
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), teachSync] } };
  }
}
