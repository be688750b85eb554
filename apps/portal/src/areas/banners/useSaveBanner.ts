import type { Banner } from '@sen/api/contract/model';
import { bannerMutations } from '@sen/api/resources/banners/bannerMutations';
import { bannerQueries } from '@sen/api/resources/banners/bannerQueries';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { fileOf } from '../../patterns/pictures/newImage';
import { href } from '../../routes/paths';
import { type BannerForm, draftOf, errorsOf } from './bannerForm';
import { words } from './words';

/** Saves a banner with its picture and returns to the list. */
export function useSaveBanner({ value, forget }: FormWork<BannerForm>, banner?: Banner): Save {
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(bannerQueries.detail(banner?.id ?? '').queryKey, 'bannerChanged');
  return useSave({
    value,
    check: errorsOf,
    send: async (form) => {
      const image = fileOf(form.newImage, 'banner.jpg');
      const draft = { ...draftOf(form), ...(image && { image }) };
      if (!banner) return (await bannerMutations.add(draft)).data;
      const { id, version } = banner;
      return (await sendChange(() => bannerMutations.edit(id, { ...draft, version }))).data;
    },
    invalidates: [bannerQueries.all()],
    toast: words(banner ? 'saved' : 'added'),
    forget: () => forget(),
    onSaved: () => openSaved(href('banners')),
  });
}
