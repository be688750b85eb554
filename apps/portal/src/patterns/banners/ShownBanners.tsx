import { bannerQueries } from '@sen/api/resources/banners/bannerQueries';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';

/** Most people have no banner now. */
const BannerCarousel = lazyPart(async () => (await import('./BannerCarousel')).BannerCarousel);

/** The banners that are for the user now. Nothing waits for them, and nothing is said when they cannot be loaded. */
export function ShownBanners() {
  const { data } = useQuery(bannerQueries.shown());
  if (!data || data.data.length === 0) return null;
  return (
    <Suspense>
      <BannerCarousel key={data.data.length} banners={data.data} />
    </Suspense>
  );
}
