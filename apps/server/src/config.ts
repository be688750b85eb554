import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartRefused } from './StartRefused.ts';

/** An S3-compatible store: Amazon's or a self-hosted one. */
export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

export type Pooler = 'none' | 'transaction';

export interface Config {
  port: number;
  host: string;
  /** Where packaged courses are served, so that their scripts are of another origin than the portal. */
  contentPort: number;
  /** The origin of packaged courses; undefined: the host of the portal with `contentPort`. */
  contentUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A streaming replica of `databaseUrl`, from which reports are read. */
  databaseReadUrl: string | undefined;
  /** PostgreSQL connections per process. */
  poolSize: number;
  /** A pooler before PostgreSQL that gives each transaction any of its connections, as PgBouncer with `pool_mode = transaction`. */
  pooler: Pooler;
  /** The built portal; null serves the API alone. */
  portalDir: string | null;
  /** The reverse proxies whose X-Forwarded-For is believed: addresses and networks, or `loopback`. */
  trustProxy: string[] | false;
  /** A session ends after this time without a request. */
  idleMinutes: number;
  /** A session ends after this time, however much it is used; never during an exam. */
  sessionHours: number;
  logLevel: string;
  /** The address of the portal, for links in mails. */
  publicUrl: string;
  /** The mail server; without it mails are files of `outbox` in `dataDir`. */
  smtpUrl: string | undefined;
  /** The sender of mails. */
  mailFrom: string;
  /** The bucket for files; without it they are in `files` of `dataDir`. */
  s3: S3Config | undefined;
  /** What the files of a unit may take, in GB of 1,024³ bytes. */
  unitStorageGb: number;
  /** What the personal documents of one person may take, and as much again the files that the person sends in the chat, in GB of 1,024³ bytes. */
  personStorageGb: number;
  /** Whoever sends it as a bearer token reads the metrics; without it nobody does. */
  metricsToken: string | undefined;
  /** Whether an empty database is filled with the demo organisation. */
  demo: boolean;
  /** The people of the training company that is loaded beside the demo organisation; 0 for none. */
  demoPeople: number;
}

export const defaultConfig: Config = {
  port: 3000,
  host: '0.0.0.0',
  contentPort: 3001,
  contentUrl: undefined,
  dataDir: '.data',
  databaseUrl: undefined,
  databaseReadUrl: undefined,
  poolSize: 10,
  pooler: 'none',
  portalDir: null,
  trustProxy: false,
  idleMinutes: 120,
  sessionHours: 12,
  logLevel: 'info',
  publicUrl: 'http://localhost:3000',
  smtpUrl: undefined,
  mailFrom: 'Sen <no-reply@sen.vn>',
  s3: undefined,
  unitStorageGb: 200,
  personStorageGb: 2,
  metricsToken: undefined,
  demo: true,
  demoPeople: 0,
};

/** Whether anything is kept in `dataDir`: the database, files or mails. */
export function keepsDataFolder({ databaseUrl, s3, smtpUrl }: Config): boolean {
  return databaseUrl === undefined || s3 === undefined || smtpUrl === undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

function numberOf(
  environment: Environment,
  name: string,
  fallback: number,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value <= max) return value;
  throw new StartRefused(
    `${name} is "${text}", which is not a whole number ${max < Number.MAX_SAFE_INTEGER ? `from 1 to ${max}` : 'above 0'}. Correct it or leave it out (then it is ${fallback}).`,
  );
}

/** A URL; refuses other schemes with the variable's name. */
function urlOf(environment: Environment, name: string, schemes: readonly string[]): string | undefined {
  const text = environment[name] || undefined;
  if (text === undefined) return undefined;
  const kinds = schemes.map((scheme) => `${scheme}://`).join(' or ');
  if (!schemes.some((scheme) => URL.canParse(text) && new URL(text).protocol === `${scheme}:`))
    throw new StartRefused(
      `${name} is not an address that begins with ${kinds}. Correct it or leave it out.`,
    );
  return text;
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

function databaseUrlOf(
  environment: Environment,
  name: 'DATABASE_URL' | 'DATABASE_READ_URL',
): string | undefined {
  const url = urlOf(environment, name, ['postgres', 'postgresql']);
  if (url !== undefined && !isDecodable(url))
    throw new StartRefused(
      `${name} has a % that is not followed by two hexadecimal digits. Write % itself as %25.`,
    );
  return url;
}

function replicaUrlOf(environment: Environment, databaseUrl: string | undefined): string | undefined {
  const url = databaseUrlOf(environment, 'DATABASE_READ_URL');
  if (url !== undefined && databaseUrl === undefined)
    throw new StartRefused(
      'DATABASE_READ_URL names a replica, but there is no DATABASE_URL. Set it to the PostgreSQL that the replica follows, or leave DATABASE_READ_URL out.',
    );
  return url;
}

function poolerOf(text = ''): Pooler {
  if (text === '' || text === 'none') return 'none';
  if (text === 'transaction') return 'transaction';
  throw new StartRefused(
    `DATABASE_POOLER is "${text}". Use transaction for a pooler such as PgBouncer with pool_mode = transaction, or leave it out.`,
  );
}

/** `true` is a proxy on this machine. Others are named, since whoever is trusted can claim any address. */
function proxiesOf(text = ''): string[] | false {
  if (text === '' || text === 'false') return false;
  if (text === 'true') return ['loopback'];
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const wrong = proxies.find((proxy) => {
    const [address = '', bits, ...rest] = proxy.split('/');
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return true;
    if (bits === undefined) return false;
    return !/^\d{1,3}$/.test(bits) || Number(bits) < 1 || Number(bits) > (version === 4 ? 32 : 128);
  });
  if (wrong === undefined) return proxies;
  throw new StartRefused(
    `TRUST_PROXY has "${wrong}". Use true for a proxy on this machine, or list addresses and networks: 10.0.0.5,10.1.0.0/16.`,
  );
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** All of the store's settings or none: with half of them, files would end up in the wrong place. */
function s3Of(environment: Environment): S3Config | undefined {
  const missing = s3Names.filter((name) => !environment[name]);
  if (missing.length === s3Names.length) return undefined;
  if (missing.length > 0)
    throw new StartRefused(
      `${missing.join(', ')} must be set beside the other S3_ settings. Set all of them or none.`,
    );
  return {
    endpoint: urlOf(environment, 'S3_ENDPOINT', ['http', 'https']) ?? '',
    bucket: environment['S3_BUCKET'] ?? '',
    region: environment['S3_REGION'] || 'us-east-1',
    accessKey: environment['S3_ACCESS_KEY'] ?? '',
    secretKey: environment['S3_SECRET_KEY'] ?? '',
  };
}

/** An origin: a path in it would be of the same origin as what is beside it. */
function contentUrlOf(environment: Environment): string | undefined {
  const url = urlOf(environment, 'CONTENT_URL', ['http', 'https']);
  if (url === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(url);
  if (pathname !== '/' || search !== '' || hash !== '')
    throw new StartRefused(
      `CONTENT_URL is "${url}", which has more than a host and a port. Use an origin of its own, for example https://content.example.vn`,
    );
  return origin;
}

/** A token that cannot be guessed. */
function metricsTokenOf(text = ''): string | undefined {
  if (text === '') return undefined;
  if (/^[\w.~+/=-]{20,200}$/.test(text)) return text;
  throw new StartRefused(
    'METRICS_TOKEN must have 20 to 200 letters, digits or . _ ~ + / = -. Make one with: openssl rand -hex 32',
  );
}

/** Reads the environment; refuses an invalid value by name instead of guessing. */
export function readConfig(environment: Environment): Config {
  const port = numberOf(environment, 'PORT', defaultConfig.port, 65_535);
  const databaseUrl = databaseUrlOf(environment, 'DATABASE_URL');
  return {
    ...defaultConfig,
    port,
    host: environment['HOST'] ?? defaultConfig.host,
    contentPort: numberOf(environment, 'CONTENT_PORT', port + 1, 65_535),
    contentUrl: contentUrlOf(environment),
    dataDir: resolve(environment['DATA_DIR'] ?? defaultConfig.dataDir),
    databaseUrl,
    databaseReadUrl: replicaUrlOf(environment, databaseUrl),
    poolSize: numberOf(environment, 'DATABASE_POOL', defaultConfig.poolSize),
    pooler: poolerOf(environment['DATABASE_POOLER']),
    portalDir: environment['PORTAL_DIR'] ?? defaultConfig.portalDir,
    trustProxy: proxiesOf(environment['TRUST_PROXY']),
    idleMinutes: numberOf(environment, 'IDLE_MINUTES', defaultConfig.idleMinutes),
    sessionHours: numberOf(environment, 'SESSION_HOURS', defaultConfig.sessionHours),
    publicUrl: urlOf(environment, 'PUBLIC_URL', ['http', 'https']) ?? `http://localhost:${port}`,
    smtpUrl: urlOf(environment, 'SMTP_URL', ['smtp', 'smtps']),
    mailFrom: environment['MAIL_FROM'] || defaultConfig.mailFrom,
    s3: s3Of(environment),
    unitStorageGb: numberOf(environment, 'UNIT_STORAGE_GB', defaultConfig.unitStorageGb, 1_000_000),
    personStorageGb: numberOf(environment, 'PERSON_STORAGE_GB', defaultConfig.personStorageGb, 1_000_000),
    metricsToken: metricsTokenOf(environment['METRICS_TOKEN']),
    logLevel: environment['LOG_LEVEL'] ?? defaultConfig.logLevel,
    demo: environment['DEMO'] !== 'false',
    demoPeople:
      environment['DEMO_PEOPLE'] === '0'
        ? 0
        : numberOf(environment, 'DEMO_PEOPLE', defaultConfig.demoPeople, 20_000),
  };
}
