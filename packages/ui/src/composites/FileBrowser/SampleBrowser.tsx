import { useState } from 'react';
import { FileBrowser, type FileBrowserProps, type FileSort, type FileView } from './FileBrowser';
import { sampleFiles, sampleFolder, samplePath, type SampleEntry } from './sampleFiles';

/** Keeps folders and files, as a page with a server would. */
export function SampleBrowser({
  files = sampleFiles,
  at = null,
  ...props
}: FileBrowserProps & { files?: readonly SampleEntry[]; at?: string | null }) {
  const [all, setAll] = useState(files);
  const [folder, setFolder] = useState(at);
  const [view, setView] = useState<FileView>(props.view);
  const [sort, setSort] = useState<FileSort>(props.sort);
  const change = (ids: readonly string[], to: (one: SampleEntry) => SampleEntry) =>
    setAll(all.map((one) => (ids.includes(one.entry.id) ? to(one) : one)));
  const nameIn = (parent: string | null, name: string) =>
    all.some((one) => one.parent === parent && one.entry.name === name);

  return (
    <FileBrowser
      {...props}
      path={samplePath(folder, all)}
      entries={sampleFolder(folder, all)}
      view={view}
      onViewChange={setView}
      sort={sort}
      onSortChange={setSort}
      onOpenFolder={(id) => {
        props.onOpenFolder(id);
        setFolder(id);
      }}
      onRename={async (id, name) => {
        const refused = await props.onRename?.(id, name);
        if (refused) return refused;
        change([id], (one) => ({ ...one, entry: { ...one.entry, name } }));
        return undefined;
      }}
      onDelete={async (ids) => {
        const refused = await props.onDelete?.(ids);
        if (refused) return refused;
        setAll(all.filter(({ entry }) => !ids.includes(entry.id)));
        return undefined;
      }}
      onCreateFolder={async (name) => {
        await props.onCreateFolder?.(name);
        setAll([...all, { parent: folder, entry: { kind: 'folder', id: `new ${name}`, name, holds: 0 } }]);
        return undefined;
      }}
      onMove={async (ids, to) => {
        await props.onMove?.(ids, to);
        const twice = all.find(({ entry }) => ids.includes(entry.id) && nameIn(to, entry.name));
        if (twice) return { refusal: `Thư mục đích đã có “${twice.entry.name}”. Hãy đổi tên trước.` };
        change(ids, (one) => ({ ...one, parent: to }));
        return undefined;
      }}
      loadFolders={async (parent) => samplePathless(sampleFolder(parent, all))}
      copyRoot={undefined}
    />
  );
}

const samplePathless = (entries: ReturnType<typeof sampleFolder>) =>
  entries.filter(({ kind }) => kind === 'folder').map(({ id, name }) => ({ id, name }));
