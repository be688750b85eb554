import { useEffect } from 'react';
import type { FoundPath } from './findPath';
import type { PageName } from './PageTable';
import { fetchPage, pages } from './pages';
import { setDocumentTitle } from './documentTitle';

// From this chunk, which is fetched ahead anyway.
export { fetchPage };

interface OtherPageProps {
  name: PageName;
  params: FoundPath['params'];
}

/** Every page but sign-in. Only this module knows the areas, so that the initial bundle does not grow with them. */
export function OtherPage({ name, params }: OtherPageProps) {
  useEffect(() => {
    let isShown = true;
    // On demand: the exam needs no other title. If it cannot be loaded, the tab keeps the title it has.
    void import('./pageTitles').then(
      ({ pageTitle }) => isShown && setDocumentTitle(pageTitle(name)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [name]);
  const Page = pages[name];
  return <Page params={params} />;
}
