import type { Import } from '@sen/api/contract/model';
import { importQueries } from '@sen/api/resources/imports/importQueries';
import type { QueryClient } from '@tanstack/react-query';

const askEvery = 1_000;

/** Polls an import until it has ended. */
export async function untilEnded(queries: QueryClient, started: Import): Promise<Import> {
  let { data } = { data: started };
  while (data.finished_at === null) {
    await new Promise((resolve) => setTimeout(resolve, askEvery));
    ({ data } = await queries.fetchQuery({ ...importQueries.detail(started.id), staleTime: 0 }));
  }
  if (data.failure) throw new Error(data.failure.message);
  return data;
}
