// `npm run backup`, `restore` and `move`: commands of the built server, which is built first if it is out of date.
import { ensureBuilt } from './build.mjs';

const [name] = process.argv.splice(2, 1);
ensureBuilt('server');
process.env.NODE_ENV ??= 'production';
await import(new URL(`../apps/server/dist/${name}.js`, import.meta.url).href);
