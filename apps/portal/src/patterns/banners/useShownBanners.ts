import type { Answer } from '@sen/api/contract/model';
import { bannerQueries } from '@sen/api/resources/banners/bannerQueries';
import { useQuery } from '@tanstack/react-query';
import type { LoadedQuery } from '../joinQueries';

const none: Answer<'listShownBanners'> = { data: [] };

/**
 * The banners that are for the user now. A page waits for them, so that they move nothing when they come; when they cannot be loaded
 * there are none, and nothing is said.
 */
export function useShownBanners(): LoadedQuery<Answer<'listShownBanners'>> {
  const query = useQuery({ ...bannerQueries.shown(), retry: false });
  if (query.data !== undefined || !query.isError) return query;
  return { data: none, error: null, isPending: false, isFetching: false, refetch: query.refetch };
}
