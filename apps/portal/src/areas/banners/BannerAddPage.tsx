import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { BannerEditor } from './BannerEditor';
import { bannerReaders, emptyForm } from './bannerForm';

/** Creates a banner. */
export function BannerAddPage() {
  const { id } = useUser();
  const back = backToList('banners');
  return (
    <FormPage
      title={pageTitle('bannerAdd')}
      back={back}
      draftKey={`${id}:banner:new`}
      base={null}
      initial={emptyForm}
      readers={bannerReaders}
    >
      {(work) => <BannerEditor work={work} back={back.href} />}
    </FormPage>
  );
}
