import { useContext, useMemo } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { UiContext } from '../../private/UiContext';
import * as css from './FileBrowser.css';
import type { FileBrowserProps } from './fileBrowserProps';

type FilePathProps = Pick<FileBrowserProps, 'label' | 'path' | 'folderHref' | 'onOpenFolder'>;

/** The path from the root. Its steps are links with addresses; a plain press calls the caller's handler. */
export function FilePath({ label, path, folderHref, onOpenFolder }: FilePathProps) {
  const outer = useContext(UiContext);
  const inner = useMemo(
    () => ({
      ...outer,
      navigate(href: string) {
        const step = [null, ...path.map(({ id }) => id)].find((id) => folderHref(id) === href);
        if (step !== undefined) onOpenFolder(step);
      },
    }),
    [outer, path, folderHref, onOpenFolder],
  );
  const above = [{ label, href: folderHref(null) }].concat(
    path.map(({ id, name }) => ({ label: name, href: folderHref(id) })),
  );
  return (
    <div data-path className={css.path}>
      <UiContext value={inner}>
        <Breadcrumbs items={above.slice(0, -1)} current={path.at(-1)?.name ?? label} />
      </UiContext>
    </div>
  );
}
