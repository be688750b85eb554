import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '@sen/api/contract/model';
import { demoPassword, people } from '@sen/api/fixtures/people';
import type { ServerProcess } from '../../src/testing/ServerProcess.ts';

export async function signIn({ address }: ServerProcess): Promise<Record<string, string>> {
  const body = new FormData();
  body.set('username', people.admin.username);
  body.set('password', demoPassword);
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', body, headers });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { ...headers, authorization: `Bearer ${data.access_token}` };
}

export type Headers = Record<string, string>;
/** The rows of an import by what became of them. */
export interface Counts {
  saved: number;
  repeated: number;
  refused: number;
}

async function post({ address }: ServerProcess, path: string, body: FormData, headers: Headers) {
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${path} got ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** A dry run: one request. */
export async function check(server: ServerProcess, file: File, headers: Headers): Promise<Counts> {
  const body = new FormData();
  body.set('file', file);
  const { data } = (await post(server, '/import-block-user/check', body, headers)) as Answer<'checkMembers'>;
  return { ...data, saved: 0 };
}

export async function start(server: ServerProcess, file: File, headers: Headers, id: string): Promise<void> {
  const body = new FormData();
  body.set('file', file);
  body.set('import_id', id);
  await post(server, '/import-block-user', body, headers);
}

/** Polls the import, as the page does, until it has ended. */
export async function untilEnded({ address }: ServerProcess, headers: Headers, id: string): Promise<Counts> {
  for (;;) {
    const answer = await fetch(`${address}/api/imports/${id}`, { headers });
    const { data } = (await answer.json()) as Answer<'getImport'>;
    if (data.state === 'failed') throw new Error(`The import failed: ${data.failure?.message}`);
    if (data.state === 'done') return data;
    await wait(500);
  }
}
