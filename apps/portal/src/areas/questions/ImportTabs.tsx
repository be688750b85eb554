import { TabLinks } from '@sen/ui/TabLinks';
import { href } from '../../routes/paths';
import { paperWords as words } from './paperWords';

interface ImportTabsProps {
  paper?: boolean;
}

/** The kinds of files that questions are imported from. */
export function ImportTabs({ paper = false }: ImportTabsProps) {
  return (
    <TabLinks
      label={words('kinds')}
      items={[
        { label: words('sheets'), href: href('questionImport'), current: !paper },
        { label: words('papers'), href: href('paperImport'), current: paper },
      ]}
    />
  );
}
