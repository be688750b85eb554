import { useEffect, type ComponentType } from 'react';
import type { FoundPath } from './findPath';
import { pages } from './pages';
import { setDocumentTitle } from './documentTitle';

interface OtherPageProps {
  name: keyof typeof pages;
  params: FoundPath['params'];
}

/** Every page but sign-in. Only this module knows the chunks, so that the initial bundle does not grow with them. */
export function OtherPage({ name, params }: OtherPageProps) {
  // The parameters were matched by this pattern; `pages.ts` ties each page to the parameter type of its pattern.
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
  const Page = pages[name] as ComponentType<{ params: unknown }>;
  return <Page params={params} />;
}
