import type { Banner } from '@sen/api/contract/model';
import { bannerQueries } from '@sen/api/resources/banners/bannerQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { BannerEditor } from './BannerEditor';
import { bannerReaders, formOf } from './bannerForm';
import { words } from './words';

/** Edits a banner. */
export function BannerEditPage({ params: { id } }: { params: { id: string } }) {
  return (
    <EditPage query={bannerQueries.detail(id)} name={({ alt_text }) => alt_text}>
      {(banner) => <EditedBanner key={banner.id} banner={banner} />}
    </EditPage>
  );
}

function EditedBanner({ banner }: { banner: Banner }) {
  const user = useUser();
  const initial = useMemo(() => formOf(banner), [banner]);
  const back = backToList('banners');
  return (
    <FormPage
      title={words('editing', { name: banner.alt_text })}
      back={back}
      draftKey={`${user.id}:banner:${banner.id}`}
      base={String(banner.version)}
      initial={initial}
      readers={bannerReaders}
    >
      {(work) => <BannerEditor work={work} banner={banner} back={back.href} />}
    </FormPage>
  );
}
