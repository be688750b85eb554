import { ApiError } from '@sen/api/client/ApiError';
import { expect, test, vi } from 'vitest';
import type { UploadWork } from '../../patterns/uploads/UploadWork';
import { DocumentUploads, type UploadTarget } from './DocumentUploads';

const offline = () => new ApiError(0, 'networkUnreachable', '');
const gone = () => new ApiError(409, 'documentFolderGone', 'Thư mục này đang nằm trong thùng rác.');
const fileOf = (name: string) => new File(['x'], name);

function start(failures: unknown[] = []) {
  let made = 0;
  const placed: [name: string, target: UploadTarget][] = [];
  const cancelled: string[] = [];
  const work: UploadWork = {
    unused: async () => [],
    announce: async ({ name, size }, purpose) => ({ id: `u${(made += 1)}`, name, size, purpose, type: null }),
    send: async () => undefined,
    hash: async () => '',
    finish: async (id) => ({ id, name: '', size: 1, purpose: 'document', type: 'application/pdf' }),
    cancel: async (id) => cancelled.push(id),
    pause: async () => undefined,
    now: () => 0,
  };
  let keys = 0;
  const uploads = new DocumentUploads({
    work,
    newKey: () => `k${(keys += 1)}`,
    place: async (_file, name, target) => {
      if (failures.length > 0) throw failures.shift();
      placed.push([name, target]);
    },
    onPlaced: () => undefined,
  });
  return { uploads, placed, cancelled };
}

test('each file is placed in its folder, and nothing is left', async () => {
  const { uploads, placed } = start();
  uploads.add(
    [
      { file: fileOf('1.pdf'), folders: ['Giáo án'] },
      { file: fileOf('2.pdf'), folders: [] },
    ],
    '7',
  );
  expect(uploads.underWay()).toMatchObject({ done: 0, total: 2 });
  await vi.waitFor(() => expect(placed).toHaveLength(2));
  expect(placed).toEqual([
    ['1.pdf', { folderId: '7', folders: ['Giáo án'] }],
    ['2.pdf', { folderId: '7', folders: [] }],
  ]);
  await vi.waitFor(() => expect(uploads.underWay()).toEqual({ uploads: [], done: 0, total: 0 }));
});

test('a file is placed again after a cut line', async () => {
  const { uploads, placed } = start([offline(), offline()]);
  uploads.add([{ file: fileOf('1.pdf'), folders: [] }], null);
  await vi.waitFor(() => expect(placed).toHaveLength(1));
});

test('a refusal is shown with its file, which can be tried again or removed', async () => {
  const { uploads, placed, cancelled } = start([gone(), gone()]);
  uploads.add([{ file: fileOf('1.pdf'), folders: [] }], '7');
  const problems = () => uploads.underWay().uploads.map(({ problem }) => problem?.message);
  await vi.waitFor(() => expect(problems()).toEqual(['Thư mục này đang nằm trong thùng rác.']));
  uploads.retry('k1');
  expect(problems()).toEqual([undefined]);
  await vi.waitFor(() => expect(problems()).toEqual(['Thư mục này đang nằm trong thùng rác.']));
  uploads.remove('k1');
  expect([uploads.underWay().uploads, cancelled, placed]).toEqual([[], ['u1'], []]);
});

test('nothing is placed after the session has ended', async () => {
  const { uploads, placed } = start([offline()]);
  uploads.add([{ file: fileOf('1.pdf'), folders: [] }], null);
  uploads.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([uploads.underWay().uploads, placed]).toEqual([[], []]);
});
