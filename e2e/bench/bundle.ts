import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A script for a page, with what it imports. */
export async function bundle(module: string): Promise<string> {
  const stdin = {
    contents: `import './${module}';`,
    loader: 'ts',
    resolveDir: fileURLToPath(new URL('.', import.meta.url)),
  } as const;
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
