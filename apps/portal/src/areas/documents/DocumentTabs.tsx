import { TabLinks } from '@sen/ui/TabLinks';
import { href } from '../../routes/paths';
import { words } from './words';

const tabs = {
  documents: 'own',
  sharedDocuments: 'shared',
  documentBin: 'bin',
  documentSearch: 'search',
} as const;

/** The pages of documents. */
export function DocumentTabs({ current }: { current: keyof typeof tabs }) {
  const names = Object.keys(tabs) as (keyof typeof tabs)[];
  return (
    <TabLinks
      label={words('pages')}
      items={names.map((name) => ({ label: words(tabs[name]), href: href(name), current: name === current }))}
    />
  );
}
