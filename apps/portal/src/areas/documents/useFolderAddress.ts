import { type FileSort, fileSorts, type FileView, fileViews } from '@sen/ui/FileBrowser';
import { useLocation, useRouter, useSearch } from 'wouter';
import { folderHref, namesOf } from './documentAddress';

interface FolderAddress {
  /** The folders from the root. */
  names: readonly string[];
  view: FileView;
  sort: FileSort;
  setView: (view: FileView) => void;
  setSort: (sort: FileSort) => void;
  /** The address of another folder, shown in the same way. */
  hrefOf: (names: readonly string[]) => string;
}

/** What the address says of the page of documents: the folder in its path, how it is shown in its query. */
export function useFolderAddress(): FolderAddress {
  const router = useRouter();
  // As the browser has it: `useLocation` decodes some of it, and a name may have a percent sign.
  const [address] = router.hook(router);
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const names = namesOf(address);
  const view = fileViews.find((one) => one === query.get('view')) ?? 'list';
  const sort = fileSorts.find((one) => one === query.get('sort')) ?? 'name';
  const hrefWith = (of: readonly string[], shown: { view: FileView; sort: FileSort }) => {
    const next = new URLSearchParams({
      ...(shown.view !== 'list' && { view: shown.view }),
      ...(shown.sort !== 'name' && { sort: shown.sort }),
    });
    return next.size > 0 ? `${folderHref(of)}?${next.toString()}` : folderHref(of);
  };
  return {
    names,
    view,
    sort,
    setView: (next) => navigate(hrefWith(names, { view: next, sort }), { replace: true }),
    setSort: (next) => navigate(hrefWith(names, { view, sort: next }), { replace: true }),
    hrefOf: (of) => hrefWith(of, { view, sort }),
  };
}
