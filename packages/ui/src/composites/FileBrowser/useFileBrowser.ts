import { useMemo, useState, type RefObject } from 'react';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useTextRules } from '../../private/useTextRules';
import { isThere, type BrowserEntry } from './browserEntry';
import { neighbourOf, rangeOf, existing, toggled, type EntryIds } from './entrySelection';
import type { FileBrowserMessages } from './FileBrowser.messages';
import type { FileAnswer, FileBrowserProps } from './fileBrowserProps';
import { nameEntries } from './nameEntries';
import { sortEntries } from './sortEntries';
import { uploadNews } from './uploadNews';
import { useFileFocus } from './useFileFocus';
import { useFileWork } from './useFileWork';

const nothing: EntryIds = new Set();

type EntryTaking = 'move' | 'copy' | 'remove';

/** State of the browser: visible entries, selection, focus and actions. */
export function useFileBrowser(
  props: FileBrowserProps,
  words: FileBrowserMessages,
  root: RefObject<HTMLElement | null>,
) {
  const { path, entries, sort, loading = false, failed } = props;
  const locale = locales[useLanguage()];
  const text = useTextRules();
  const folder = path.at(-1)?.id ?? null;
  const [known, setKnown] = useState({ path, entries });
  const [kept, setSelected] = useState(nothing);
  const [anchor, setAnchor] = useState<string>();
  const [wantedActive, setActive] = useState<string>();
  const [selecting, setSelecting] = useState(false);
  const [awaited, setAwaited] = useState<string>();
  const [announcedFolder, setAnnouncedFolder] = useState(folder);
  const work = useFileWork(words);
  const number = new Intl.NumberFormat(locale);

  const shown = useMemo(() => {
    return loading || failed !== undefined ? [] : sortEntries(entries, sort, text.order().compare);
  }, [entries, sort, text, loading, failed]);
  const order = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selected = useMemo(() => existing(kept, order), [kept, order]);
  const byId = useMemo(() => new Map(shown.map((entry) => [entry.id, entry])), [shown]);
  const createdId =
    awaited === undefined ? undefined : shown.find(({ name }) => name.normalize('NFC') === awaited)?.id;
  const requestedActive = createdId ?? wantedActive;
  const active = requestedActive !== undefined && byId.has(requestedActive) ? requestedActive : order[0];
  const focus = useFileFocus({ root, order, loading, folder, active, createdId });

  if (known.path !== path || known.entries !== entries) {
    const before = known.path.at(-1)?.id ?? null;
    setKnown({ path, entries });
    if (before !== folder) {
      // Going up focuses the folder that was left.
      const above = folder === null || known.path.some(({ id }) => id === folder);
      setActive(above ? known.path[path.length]?.id : undefined);
      setSelected(nothing);
      setAnchor(undefined);
      setAwaited(undefined);
    } else announceUploads(uploadNews(known.entries, entries));
  }

  if (announcedFolder !== folder && !loading && failed === undefined) {
    setAnnouncedFolder(folder);
    work.announce(
      words.announceOpened(
        path.at(-1)?.name ?? props.label,
        number.format(Math.max(props.total ?? 0, entries.length)),
      ),
    );
  }

  function announceUploads({ arrived, failed: lost }: ReturnType<typeof uploadNews>) {
    const news = lost.map((entry) =>
      words.announceFailed(entry.name, entry.kind === 'file' ? (entry.failed ?? '') : ''),
    );
    if (arrived.length > 0) news.unshift(words.announceUploaded(nameOf(arrived)));
    if (news.length > 0) work.announce(news.join(' '));
  }

  function nameOf(some: readonly BrowserEntry[]) {
    return nameEntries(some, (count) => words.items(number.format(count)));
  }

  function select(next: EntryIds, from?: string) {
    const there = new Set([...next].filter((id) => isThereById(id)));
    if (from !== undefined) setAnchor(from);
    setSelected(there);
    if (there.size > 0) work.announce(words.selected(number.format(there.size)));
    else if (selected.size > 0) work.announce(words.noneSelected);
  }

  function isThereById(id: string) {
    const entry = byId.get(id);
    return entry !== undefined && isThere(entry);
  }

  const entriesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);

  return {
    ...props,
    words,
    locale,
    folder,
    shown,
    order,
    byId,
    selected,
    active,
    selecting,
    work,
    focus,
    entriesOf,
    nameOf: (ids: readonly string[]) => nameOf(entriesOf(ids)),
    setActive(id: string) {
      setAwaited(undefined);
      setActive(id);
    },
    /** Focuses a newly created entry as soon as it is listed: its id comes from the server. */
    goToNamed: setAwaited,
    setSelecting,
    select,
    toggle: (id: string) => select(toggled(selected, id), id),
    selectRange(id: string) {
      const from = anchor ?? active;
      select(rangeOf(order, from, id), from);
    },
    /** The next range starts at the focused entry. */
    clearAnchor: () => setAnchor(undefined),
    open(id: string) {
      const entry = byId.get(id);
      if (!entry || !isThere(entry)) return;
      if (entry.kind === 'folder') props.onOpenFolder(id);
      else props.onOpenFile?.(id);
    },
    goUp() {
      if (folder !== null) props.onOpenFolder(path.at(-2)?.id ?? null);
    },
    /** Moves the focus from entries that are gone to a neighbour. */
    async take(ids: readonly string[], how: EntryTaking, to: { id: string | null; name: string }) {
      const what = nameOf(entriesOf(ids));
      const next = neighbourOf(order, new Set(ids));
      const ways: Record<EntryTaking, { run: () => FileAnswer; told: string }> = {
        move: { run: async () => props.onMove?.([...ids], to.id), told: words.announceMoved(what, to.name) },
        copy: { run: async () => props.onCopy?.([...ids], to.id), told: words.announceCopied(what, to.name) },
        remove: { run: async () => props.onDelete?.([...ids]), told: words.announceRemoved(what) },
      };
      const done = await work.run(ways[how].run, ways[how].told);
      if (!done || how === 'copy') return;
      setSelected(nothing);
      setActive(next);
      focus.focusOn(next ?? '');
    },
  };
}

export type FileBrowserState = ReturnType<typeof useFileBrowser>;
