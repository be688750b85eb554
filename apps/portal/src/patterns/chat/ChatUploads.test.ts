import { ApiError } from '@sen/api/client/ApiError';
import { expect, test, vi } from 'vitest';
import type { Conversation, SentFile } from '../../outbox/outboxRecords';
import type { UploadWork } from '../uploads/UploadWork';
import { ChatUploads, uploadsTo } from './ChatUploads';

const fileOf = (name: string) => new File(['x'], name);
const teacher: Conversation = { kind: 'person', id: '3' };
const group: Conversation = { kind: 'group', id: '3' };

function start(refusals: unknown[] = []) {
  let made = 0;
  const names = new Map<string, string>();
  const cancelled: string[] = [];
  const sent: [Conversation, SentFile][] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const work: UploadWork = {
    unused: async () => [],
    announce: async ({ name, size }, purpose) => {
      if (refusals.length > 0) throw refusals.shift();
      const id = `u${(made += 1)}`;
      names.set(id, name);
      return { id, name, size, purpose, type: null };
    },
    send: async () => held,
    hash: async () => '',
    finish: async (id) => ({
      id,
      name: names.get(id) ?? '',
      size: 1,
      purpose: 'chat',
      type: 'application/pdf',
    }),
    cancel: async (id) => cancelled.push(id),
    pause: async () => undefined,
    now: () => 0,
  };
  let keys = 0;
  const uploads = new ChatUploads({
    work,
    newKey: () => `k${(keys += 1)}`,
    wall: () => '2026-11-21T03:00:00Z',
    send: (conversation, file) => sent.push([conversation, file]),
  });
  return { uploads, sent, cancelled, release };
}

test('each file becomes a message of the conversation for which it was chosen', async () => {
  const { uploads, sent, release } = start();
  uploads.add(teacher, [fileOf('1.pdf')]);
  uploads.add(group, [fileOf('2.pdf')]);
  await vi.waitFor(() => expect(uploads.uploads()).toHaveLength(2));
  expect(uploadsTo(uploads.uploads(), group).map(({ name }) => name)).toEqual(['2.pdf']);
  release();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(([conversation, { name }]) => [conversation, name])).toEqual([
    [teacher, '1.pdf'],
    [group, '2.pdf'],
  ]);
  expect(uploads.uploads()).toEqual([]);
});

test('a file that was chosen twice is sent to each conversation', async () => {
  const { uploads, sent, release } = start();
  const file = fileOf('1.pdf');
  uploads.add(teacher, [file]);
  uploads.add(group, [file]);
  uploads.cancel('k1');
  release();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[0]).toEqual(group);
});

test('a cancelled file is not sent, and what has arrived is deleted', async () => {
  const { uploads, sent, cancelled, release } = start();
  uploads.add(teacher, [fileOf('1.pdf')]);
  await vi.waitFor(() => expect(uploads.uploads()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  uploads.cancel('k1');
  release();
  await vi.waitFor(() => expect(cancelled).toEqual(['u1']));
  expect(uploads.uploads()).toEqual([]);
  expect(sent).toEqual([]);
});

test('a refused file stays with its reason and can be tried again', async () => {
  const { uploads, sent, release } = start([new ApiError(422, 'uploadEmpty', 'Tệp trống.')]);
  release();
  uploads.add(teacher, [fileOf('1.pdf')]);
  await vi.waitFor(() => expect(uploads.uploads()[0]?.problem?.message).toBe('Tệp trống.'));
  uploads.retry('k1');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});
