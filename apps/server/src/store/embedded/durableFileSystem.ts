import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What we reach of Emscripten's node file system; it is not in PGlite's types. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * PGlite's node file system has no fsync, so that a commit would only be in the kernel's memory. With this one,
 * `wal_sync_method=fsync` reaches the disk: one fdatasync a commit.
 */
export class DurableFileSystem extends NodeFS {
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const teachSync = (module: object) => {
      const { NODEFS } = module as { NODEFS: NodeFileSystem };
      NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), teachSync] } };
  }
}
