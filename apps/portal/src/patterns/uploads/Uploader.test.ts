import { ApiError } from '@sen/api/client/ApiError';
import { describe, expect, test, vi } from 'vitest';
import { activeUploads, filesOnTheirWay } from './activeUploads';
import { FileUnreadable } from './FileUnreadable';
import type { AnnouncedUpload, UploadedFile } from './UploadEntry';
import { Uploader } from './Uploader';
import type { UploadWork } from './UploadWork';

const fileOf = (name: string, size = 100) => new File(['x'.repeat(size)], name);
const offline = () => new ApiError(0, 'networkUnreachable', '');
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A server that keeps what has arrived, and fails as told. */
class TestWork implements UploadWork {
  readonly kept = new Map<string, AnnouncedUpload>();
  readonly cancelled: string[] = [];
  readonly pauses: number[] = [];
  readonly sent: string[] = [];
  /** Thrown by the next calls, in this order. */
  failures: Partial<Record<'unused' | 'announce' | 'send' | 'hash' | 'finish', unknown[]>> = {};
  /** Whether sending waits until it is let go. */
  holds = false;
  readonly #held: (() => void)[] = [];
  #made = 0;

  #fail(call: keyof TestWork['failures']): void {
    const failure = this.failures[call]?.shift();
    if (failure !== undefined) throw failure;
  }

  unused = async () => {
    this.#fail('unused');
    return [...this.kept.values()];
  };

  announce: UploadWork['announce'] = async ({ name, size }, purpose) => {
    this.#fail('announce');
    this.#made += 1;
    const upload = { id: `upload ${this.#made}`, name, size, purpose, type: null };
    this.kept.set(upload.id, upload);
    return upload;
  };

  send: UploadWork['send'] = async (id, file, { signal, onProgress }) => {
    this.sent.push(id);
    onProgress(file.size / 2);
    this.#fail('send');
    if (this.holds)
      await new Promise<void>((resolve, reject) => {
        this.#held.push(resolve);
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    onProgress(file.size);
  };

  hash = async ({ name }: File) => {
    this.#fail('hash');
    return `hash of ${name}`;
  };

  finish = async (id: string) => {
    this.#fail('finish');
    const upload = this.kept.get(id);
    if (!upload) throw new ApiError(404, 'notFound', '');
    return { ...upload, type: 'application/pdf' };
  };

  cancel = async (id: string) => {
    this.cancelled.push(id);
    this.kept.delete(id);
  };

  pause = async (milliseconds: number) => {
    this.pauses.push(milliseconds);
    await settled();
  };

  now = () => 0;

  letGo(): void {
    this.holds = false;
    for (const go of this.#held.splice(0)) go();
  }
}

function start(work = new TestWork()) {
  const done: UploadedFile[] = [];
  let keys = 0;
  const uploader = new Uploader({
    purpose: 'lesson',
    work,
    newKey: () => `key ${(keys += 1)}`,
  });
  uploader.onDone((file) => done.push(file));
  const states = () => uploader.entries().map(({ state }) => state);
  return { work, uploader, done, states };
}

describe('a file', () => {
  test('is announced, sent, checked and handed over', async () => {
    const { uploader, done, states } = start();
    uploader.add([fileOf('a.pdf')]);
    await vi.waitFor(() => expect(done).toHaveLength(1));
    expect(done).toEqual([{ id: 'upload 1', name: 'a.pdf', size: 100, type: 'application/pdf' }]);
    expect(states()).toEqual([]);
    expect([activeUploads.size, filesOnTheirWay.size]).toEqual([0, 0]);
  });

  test('goes on by itself after each cut, and waits longer each time', async () => {
    const { uploader, done, work } = start();
    work.failures = {
      unused: [offline()],
      announce: [new ApiError(503, 'serviceUnavailable', '')],
      send: [
        offline(),
        new ApiError(409, 'uploadOffsetDiffers', ''),
        new ApiError(401, 'unauthenticated', ''),
      ],
      finish: [offline(), offline()],
    };
    uploader.add([fileOf('a.pdf')]);
    await vi.waitFor(() => expect(done).toHaveLength(1));
    // What arrives begins anew with the short pause.
    expect(work.pauses).toEqual([500, 1_000, 500, 500, 500, 500, 1_000]);
    expect(work.kept.size).toBe(1);
  });

  test('goes on where another page or device stopped, and two files never share an upload', async () => {
    const { uploader, done, work } = start();
    const begun = { id: 'begun', name: 'a.pdf', size: 100, purpose: 'lesson', type: null } as const;
    for (const other of [
      begun,
      { ...begun, id: 'complete', type: 'application/pdf' },
      { ...begun, id: 'longer', size: 101 },
      { ...begun, id: 'attached', purpose: 'attachment' } as const,
    ])
      work.kept.set(other.id, other);
    uploader.add([fileOf('a.pdf'), fileOf('a.pdf')]);
    await vi.waitFor(() => expect(done).toHaveLength(2));
    expect(done.map(({ id }) => id).toSorted()).toEqual(['begun', 'upload 1']);
  });

  test('is paused, keeps what has arrived, and goes on', async () => {
    const { uploader, done, states, work } = start();
    work.holds = true;
    uploader.add([fileOf('a.pdf')]);
    await vi.waitFor(() => expect(work.sent).toEqual(['upload 1']));
    uploader.pause('key 1');
    await settled();
    expect(states()).toEqual(['paused']);
    work.holds = false;
    uploader.resume('key 1');
    await vi.waitFor(() => expect(done).toHaveLength(1));
    expect([work.sent, work.cancelled]).toEqual([['upload 1', 'upload 1'], []]);
  });

  test('is deleted on the server when it is removed, also while it is being announced', async () => {
    const { uploader, states, work } = start();
    uploader.add([fileOf('a.pdf')]);
    uploader.remove('key 1');
    await vi.waitFor(() => expect(work.cancelled).toEqual(['upload 1']));
    expect([states(), activeUploads.size]).toEqual([[], 0]);
  });

  test('stays on the server when the page is left', async () => {
    const { uploader, work } = start();
    work.holds = true;
    uploader.add([fileOf('a.pdf')]);
    await vi.waitFor(() => expect(work.sent).toHaveLength(1));
    uploader.stop();
    await settled();
    expect([work.cancelled, work.kept.size, activeUploads.size]).toEqual([[], 1, 0]);
  });

  test('whose last part the server says is missing is sent again', async () => {
    const { uploader, done, work } = start();
    work.failures = { finish: [new ApiError(409, 'uploadIncomplete', '')] };
    uploader.add([fileOf('a.pdf')]);
    await vi.waitFor(() => expect(done).toHaveLength(1));
    expect(work.sent).toHaveLength(2);
  });

  test('that the server has moved to its place already is only finished', async () => {
    const { uploader, done, work } = start();
    work.failures = { send: [new ApiError(404, 'answerUnreadable', '')] };
    uploader.add([fileOf('a.pdf')]);
    await vi.waitFor(() => expect(done).toHaveLength(1));
  });
});

describe('a failure for good', () => {
  test.each([
    ['announce', new ApiError(409, 'storageFull', 'Hết dung lượng.')],
    ['finish', new ApiError(422, 'uploadDamaged', 'Khác với tệp gốc.')],
    ['finish', new ApiError(404, 'notFound', '')],
    ['send', new ApiError(507, 'serverStorageFull', 'Ổ đĩa đã đầy.')],
  ] as const)('%s: %o is shown, and a retry begins anew', async (call, failure) => {
    const { uploader, done, states, work } = start();
    work.failures = { [call]: [failure] };
    uploader.add([fileOf('a.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(uploader.entries()[0]?.problem).toBe(failure);
    work.kept.clear();
    uploader.resume('key 1');
    await vi.waitFor(() => expect(done).toHaveLength(1));
  });

  test('of a file that cannot be read any more is shown, and what has arrived is kept', async () => {
    const { uploader, states, work } = start();
    work.failures = { hash: [new FileUnreadable('a.pdf')] };
    uploader.add([fileOf('a.pdf')]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect([work.kept.size, work.cancelled]).toEqual([1, []]);
    uploader.remove('key 1');
  });

  test('of a request whose file was changed is not taken for a cut line', async () => {
    const { uploader, states, work } = start();
    const file = fileOf('a.pdf');
    vi.spyOn(file, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new Error('gone')),
    } as never);
    work.failures = { send: [offline()] };
    uploader.add([file]);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(uploader.entries()[0]?.problem).toBeInstanceOf(FileUnreadable);
    uploader.remove('key 1');
  });
});

test('three files are sent at once; the next one starts when one pauses, ends or fails', async () => {
  const { uploader, done, states, work } = start();
  work.holds = true;
  uploader.add([1, 2, 3, 4, 5].map((number) => fileOf(`${number}.pdf`)));
  await vi.waitFor(() => expect(work.sent).toHaveLength(3));
  expect(states()).toEqual(['sending', 'sending', 'sending', 'queued', 'queued']);
  uploader.pause('key 1');
  await vi.waitFor(() => expect(work.sent).toHaveLength(4));
  expect(states()).toEqual(['paused', 'sending', 'sending', 'sending', 'queued']);
  work.letGo();
  await vi.waitFor(() => expect(done).toHaveLength(4));
  expect(states()).toEqual(['paused']);
  uploader.remove('key 1');
});
