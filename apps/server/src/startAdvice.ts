import type { Config } from './config.ts';
import { StartRefused } from './StartRefused.ts';
import { PoolExhausted } from './store/preparedPool.ts';

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'EISDIR']);

/** An error with those that caused it, outermost first. */
function chainOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.flatMap(chainOf)];
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function databaseAdvice(error: Error, url: URL): string | undefined {
  const code = codeOf(error);
  const host = url.host || url.searchParams.get('host') || 'localhost';
  const name = decodeURIComponent(url.pathname.slice(1)) || 'postgres';
  if (code === '08P01' && /startup parameter/.test(error.message))
    return `A pooler answers at ${host}. Set DATABASE_POOLER=transaction, or name PostgreSQL itself in DATABASE_URL.`;
  if (unreachable.has(code) || error instanceof PoolExhausted || /timeout|terminated/i.test(error.message))
    return `PostgreSQL does not answer at ${host}. Start it, or correct the address in DATABASE_URL.`;
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${host} refuses the user or the password of DATABASE_URL. Correct them.`;
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database "${name}". Create it, or correct its name in DATABASE_URL.`;
  if (code === '42501')
    return `The user of DATABASE_URL may not create tables in "${name}". Make that user the owner of the database.`;
  if (code === '53300')
    return `PostgreSQL at ${host} has no connection left. Set a smaller DATABASE_POOL, or raise its max_connections.`;
  if (/SSL/.test(error.message))
    return `PostgreSQL at ${host} does not use TLS. Remove sslmode from DATABASE_URL, or turn TLS on there.`;
  return undefined;
}

/** Whether a path is of the folder: itself, something in it, or a parent that was to be made for it. */
const isPathOf = (path: string, folder: string) => path.startsWith(folder) || folder.startsWith(path);

/** What the person who starts the server can do about an error; undefined for a fault of the server itself. */
export function startAdvice(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): string | undefined {
  if (error instanceof StartRefused) return error.message;
  for (const one of chainOf(error)) {
    const code = codeOf(one);
    if (code === 'ENOSPC')
      return `The disk of the data folder ${dataDir} is full. Free some space, or choose another folder with DATA_DIR.`;
    if ('path' in one && unwritable.has(code) && isPathOf(String(one.path), dataDir))
      return `The data folder ${dataDir} cannot be written (${code}). Let this user write there, or choose another folder with DATA_DIR.`;
    const advice = databaseUrl === undefined ? undefined : databaseAdvice(one, new URL(databaseUrl));
    if (advice !== undefined) return advice;
  }
  return undefined;
}
