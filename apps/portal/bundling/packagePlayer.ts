import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';

const entries = ['scorm12', 'scorm2004'];

/** Bundles the players of packaged courses, each into one file: they are served from another origin, which has no other chunks. */
export function packagePlayer(config: InlineConfig): Plugin {
  return {
    name: 'sen-package-player',
    apply: 'build',
    async generateBundle() {
      for (const name of entries) {
        // oxlint-disable-next-line no-await-in-loop -- one bundle after the other: each takes all cores
        const source = await bundled(config, name);
        this.emitFile({ type: 'asset', fileName: `package-player/${name}.js`, source });
      }
    },
  };
}

async function bundled(config: InlineConfig, name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`../src/package-player/${name}.ts`, import.meta.url));
  const built = await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'player' },
      reportCompressedSize: false,
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled.`);
  const [{ code }] = output.output;
  return code;
}
