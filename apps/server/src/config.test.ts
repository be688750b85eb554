import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

async function addressOf(TRUST_PROXY: string, remoteAddress: string): Promise<string> {
  const app = Fastify({ trustProxy: readConfig({ TRUST_PROXY }).trustProxy });
  app.get('/', ({ ip }) => ip);
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
  const { body } = await app.inject({ url: '/', remoteAddress, headers });
  return body;
}

test('the client of a trusted proxy is the last address that it names; others name themselves', async () => {
  expect(await addressOf('true', '127.0.0.1')).toBe('203.0.113.9');
  expect(await addressOf('true', '10.0.0.5')).toBe('10.0.0.5');
  expect(await addressOf('10.0.0.5, 10.1.0.0/16', '10.0.0.5')).toBe('203.0.113.9');
  expect(await addressOf('10.0.0.5, 10.1.0.0/16', '10.1.2.3')).toBe('203.0.113.9');
  expect(await addressOf('fd00::/64', 'fd00::5')).toBe('203.0.113.9');
  expect(await addressOf('10.0.0.5', '127.0.0.1')).toBe('127.0.0.1');
  expect(await addressOf('', '127.0.0.1')).toBe('127.0.0.1');
});

test('a proxy that is no address is refused by name', () => {
  for (const TRUST_PROXY of [
    'yes',
    'proxy.example',
    '10.0.0.0/200',
    '10.0.0.0/99',
    '10.0.0.0/0',
    'fd00::/129',
    '10.0.0.5,',
  ])
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY has');
});

test('a replica follows a PostgreSQL that is named too', () => {
  const DATABASE_URL = 'postgres://db.example/sen';
  const DATABASE_READ_URL = 'postgres://replica.example/sen';
  expect(readConfig({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
  expect(() => readConfig({ DATABASE_READ_URL })).toThrow(/there is no DATABASE_URL/);
  expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URL: 'replica.example' })).toThrow(
    /^DATABASE_READ_URL is not/,
  );
});

test('a token for the metrics that can be guessed is refused, and not repeated', () => {
  expect(readConfig({}).metricsToken).toBeUndefined();
  expect(readConfig({ METRICS_TOKEN: 'a'.repeat(20) }).metricsToken).toBe('a'.repeat(20));
  for (const METRICS_TOKEN of ['secret', 'a'.repeat(201), 'with a space in between, and long'])
    expect(() => readConfig({ METRICS_TOKEN })).toThrow(/^METRICS_TOKEN must have 20 to 200/);
});

test('packaged courses are beside the portal, or at an origin of their own', () => {
  expect(readConfig({ PORT: '4000' })).toMatchObject({ contentPort: 4001, contentUrl: undefined });
  expect(readConfig({ CONTENT_PORT: '9000', CONTENT_URL: 'https://content.example.vn/' })).toMatchObject({
    contentPort: 9000,
    contentUrl: 'https://content.example.vn',
  });
  for (const CONTENT_URL of ['https://example.vn/content', 'ftp://example.vn', 'example.vn'])
    expect(() => readConfig({ CONTENT_URL })).toThrow('CONTENT_URL is');
});
