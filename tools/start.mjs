// `npm start`: installs what is missing, builds what is missing or out of date, and starts the server.
import { ensureBuilt } from './build.mjs';

ensureBuilt('portal', 'server');
process.env.NODE_ENV ??= 'production';
await import('../apps/server/dist/server.js');
