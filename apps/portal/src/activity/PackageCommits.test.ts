import type { PackageCommit } from '@sen/api/contract/model';
import { describe, expect, it } from 'vitest';
import { PackageCommits } from './PackageCommits';
import type { Place } from './reportStore';
import { textStore } from '../device/testing/textStore';

const place: Place = { classroom_id: '5', session_id: 'b1a0f0c5-0000-4000-8000-000000000000' };
const said = (change: Partial<PackageCommit> = {}) => ({
  opening: 1,
  number: 1,
  part_id: 'first',
  completion: 'incomplete' as const,
  success: 'unknown' as const,
  score: null,
  state: 'trang=1',
  ...change,
});
const committed = { is_current: true, progress: 0, completed_at: null };

/** A page whose server answers as it is told. */
function newPage(store = textStore(), userId = '7') {
  const page = {
    now: 0,
    sent: [] as PackageCommit[],
    failure: null as Error | null,
    heard: [] as unknown[],
    store,
  };
  const commits = new PackageCommits({
    store,
    userId,
    wall: () => page.now,
    send: async (_, commit) => {
      page.sent.push(commit);
      if (page.failure) throw page.failure;
      return committed;
    },
    isFinal: (error) => error instanceof TypeError,
  });
  commits.onHeard((_, outcome) => page.heard.push(outcome));
  const send = () => commits.send();
  return { page, commits, send };
}

describe('PackageCommits', () => {
  it('sends the newest of each part, once', async () => {
    const { page, commits, send } = newPage();
    commits.keep(place, said());
    commits.keep(place, said({ number: 2, state: 'trang=2' }));
    commits.keep(place, said({ part_id: 'second' }));
    await send();
    await send();
    expect(page.sent.map(({ part_id, state }) => [part_id, state])).toEqual([
      ['first', 'trang=2'],
      ['second', 'trang=1'],
    ]);
    expect(page.heard).toEqual([committed, committed]);
    expect(page.store.length).toBe(0);
  });

  it('keeps what the server did not take, and says when it was said', async () => {
    const { page, commits, send } = newPage();
    page.failure = new Error('no line');
    commits.keep(place, said());
    await send();
    expect(page.store.length).toBe(1);
    page.failure = null;
    page.now = 90_000;
    // The next page of the same person.
    const next = newPage(page.store);
    next.page.now = 90_000;
    await next.send();
    expect(next.page.sent).toMatchObject([{ seconds_ago: 90, state: 'trang=1' }]);
  });

  it('gives up what would be refused again, and says so', async () => {
    const { page, commits, send } = newPage();
    page.failure = new TypeError('Lớp đã kết thúc.');
    commits.keep(place, said());
    await send();
    expect(page.heard).toEqual([page.failure]);
    expect(page.store.length).toBe(0);
  });

  it('sends what is said while another commit is on its way, the last word too', async () => {
    const { page, commits, send } = newPage();
    commits.keep(place, said());
    const first = send();
    commits.keep(place, said({ number: 2, state: 'trang=2' }));
    void send();
    await first;
    expect(page.sent.map(({ number }) => number)).toEqual([1, 2]);
    expect(page.store.length).toBe(0);
  });

  it('does not try again at once where there is no line', async () => {
    const { page, commits, send } = newPage();
    page.failure = new Error('no line');
    commits.keep(place, said());
    await send();
    expect(page.sent).toHaveLength(1);
  });

  it('goes on with what it has not sent, unless another device has gone on', () => {
    const { commits } = newPage();
    commits.keep(place, said({ opening: 3, state: 'ở đây' }));
    const stored = { part_id: 'first', is_completed: true, score: 60, state: 'ở máy chủ' };
    const begun = (opening: number, parts = [stored]) =>
      commits.completed(place, { opening, parts }, ['first', 'second']).parts;
    expect(begun(4)).toEqual([{ ...stored, state: 'ở đây' }]);
    expect(begun(4, [])).toEqual([{ part_id: 'first', is_completed: false, score: null, state: 'ở đây' }]);
    expect(begun(5)).toEqual([stored]);
  });

  it('sends neither what is too old, nor what it did not write, nor what another person studied', async () => {
    const { page, commits, send } = newPage();
    commits.keep(place, said());
    page.store.setItem('sen-package/7/x', '{"state":4}');
    page.store.setItem('sen-package/8/x', '{}');
    page.now = 8 * 24 * 3_600_000;
    await send();
    expect(page.sent).toEqual([]);
    expect(page.store.length).toBe(1);
  });
});
