import type { ComponentType } from 'react';
import type { FoundPath } from './findPath';
import { pages } from './pages';

interface OtherPageProps {
  name: keyof typeof pages;
  params: FoundPath['params'];
}

/** Every page but sign-in. It alone knows which chunks there are, so that the start does not grow with them. */
export function OtherPage({ name, params }: OtherPageProps) {
  // The parameters were matched by this very pattern; the table of pages ties each to the type of its own.
  const Page = pages[name] as ComponentType<{ params: unknown }>;
  return <Page params={params} />;
}
