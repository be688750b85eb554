// `npm start`: installs what is missing, builds what is missing or out of date, and starts the server.
import { ensureBuilt } from './build.mjs';

ensureBuilt('portal', 'server');
process.env.NODE_ENV ??= 'production';
// Only a first start by a person loads it: tests, journeys and benches start the server itself.
process.env.DEMO_PEOPLE ??= '5000';
await import('../apps/server/dist/server.js');
