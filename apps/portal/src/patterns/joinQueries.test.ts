import { expect, test, vi } from 'vitest';
import { joinQueries, type LoadedQuery } from './joinQueries';

const loaded = <Data>(data: Data): LoadedQuery<Data> => ({
  data,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: vi.fn(),
});
const pending: LoadedQuery<number> = { ...loaded(0), data: undefined, isPending: true, isFetching: true };
const failed = (): LoadedQuery<number> => ({ ...loaded(0), data: undefined, error: new Error('away') });

test('is loaded when all are, with the data of each by its name', () => {
  expect(joinQueries({ count: loaded(3), name: loaded('Sen') })).toMatchObject({
    data: { count: 3, name: 'Sen' },
    isPending: false,
    error: null,
  });
  expect(joinQueries({ count: loaded(3), more: pending })).toMatchObject({
    data: undefined,
    isPending: true,
  });
});

test('has failed when one has, and repeats only what failed', () => {
  const [one, other] = [failed(), failed()];
  const count = loaded(3);
  const joined = joinQueries({ count, one, other, pending });
  expect(joined).toMatchObject({ data: undefined, isPending: false, error: one.error });
  void joined.refetch();
  expect(one.refetch).toHaveBeenCalledOnce();
  expect(other.refetch).toHaveBeenCalledOnce();
  expect(count.refetch).not.toHaveBeenCalled();
});

test('data that is there is shown, though refreshing it failed', () => {
  const stale = { ...loaded(3), error: new Error('away') };
  expect(joinQueries({ stale })).toMatchObject({ data: { stale: 3 }, error: null });
});
