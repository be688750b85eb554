import type { Banner } from '@sen/api/contract/model';
import { bannerQueries } from '@sen/api/resources/banners/bannerQueries';
import { bannerLimits } from '@sen/domain/banners/bannerLimits';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { NumberedListIcon } from '@sen/ui/icons';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { showRefusal } from '../../app/errors/showRefusal';
import { words } from './words';

const ArrangeDialog = lazyPart(async () => (await import('./ArrangeDialog')).ArrangeDialog);

/** Loads all banners, also those that the list filters out, and opens the dialog in which they are put in order. */
export function ArrangeButton() {
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const [banners, setBanners] = useState<readonly Banner[] | null>(null);

  async function open(): Promise<void> {
    setPending(true);
    try {
      setBanners(await allBanners(queries));
    } catch (error) {
      showRefusal(error);
    }
    setPending(false);
  }

  return (
    <>
      <Button icon={<Icon of={NumberedListIcon} />} pending={pending} onPress={() => void open()}>
        {words('arrange')}
      </Button>
      <Suspense>{banners && <ArrangeDialog banners={banners} onClose={() => setBanners(null)} />}</Suspense>
    </>
  );
}

const limit = 100;

/** The order that is changed is the one that is stored now. */
async function allBanners(queries: QueryClient): Promise<Banner[]> {
  const pages = Array.from({ length: bannerLimits.all / limit }, (_, index) =>
    queries.fetchQuery({
      ...bannerQueries.list({ page: index + 1, limit, sort: 'position', order: 'asc' }),
      staleTime: 0,
    }),
  );
  return (await Promise.all(pages)).flatMap(({ data }) => data);
}
