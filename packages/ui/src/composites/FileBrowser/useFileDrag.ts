import { useLayoutEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { subjectsOf } from './entrySelection';
import { droppedEntries, filesOfEntries } from './folderFiles';
import type { FileBrowserState } from './useFileBrowser';

/** The drop target. */
export type FileDrop = { on: 'here' } | { on: 'folder'; id: string | null };

const kind = 'application/x-sen-entries';

/** Drags entries onto folders and path steps; drops external files onto folders, or anywhere for the current one. */
export function useFileDrag(state: FileBrowserState, root: RefObject<HTMLElement | null>) {
  const [dragged, setDragged] = useState<ReadonlySet<string>>();
  const [over, setOver] = useState<FileDrop>();
  const badge = useRef<HTMLSpanElement>(null);
  const { path, folderHref, folder } = state;
  const overHref = over?.on === 'folder' && !state.byId.has(over.id ?? '') ? folderHref(over.id) : undefined;

  // The path is a separate component whose links take no state: the hovered one is marked from here.
  useLayoutEffect(() => {
    for (const step of root.current?.querySelectorAll('[data-path] a') ?? [])
      step.toggleAttribute('data-drop', step.getAttribute('href') === overHref);
  }, [overHref, root]);

  function end() {
    setDragged(undefined);
    setOver(undefined);
  }

  function targetOf(event: DragEvent): FileDrop | undefined {
    if (!(event.target instanceof Element)) return undefined;
    const files = event.dataTransfer.types.includes('Files');
    if (files ? !state.onUpload : !dragged) return undefined;
    const id = event.target.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
    if (id !== undefined && state.byId.get(id)?.kind === 'folder' && !dragged?.has(id))
      return { on: 'folder', id };
    const href = event.target.closest('[data-path] a')?.getAttribute('href');
    const step = [null, ...path.map((one) => one.id)].find((one) => folderHref(one) === href);
    if (href && step !== undefined && step !== folder) return { on: 'folder', id: step };
    return files ? { on: 'here' } : undefined;
  }

  function onDragStart(event: DragEvent<HTMLElement>) {
    const entry = event.target instanceof Element && event.target.closest<HTMLElement>('[data-entry]');
    const id = entry ? entry.dataset['entry'] : undefined;
    if (id === undefined) return;
    const ids = subjectsOf(state.selected, state.order, id);
    event.dataTransfer.setData(kind, ids.join(' '));
    event.dataTransfer.effectAllowed = 'move';
    if (badge.current) {
      badge.current.textContent = state.nameOf(ids);
      event.dataTransfer.setDragImage(badge.current, -12, -12);
    }
    setDragged(new Set(ids));
  }

  function onDragOver(event: DragEvent<HTMLElement>) {
    const target = targetOf(event);
    if (target) {
      event.preventDefault();
      event.dataTransfer.dropEffect = dragged ? 'move' : 'copy';
    }
    const same = target?.on === over?.on && idOf(target) === idOf(over);
    if (!same) setOver(target);
  }

  function onDrop(event: DragEvent<HTMLElement>) {
    const target = targetOf(event);
    const files = [...event.dataTransfer.files];
    const entries = state.onUploadFolder && droppedEntries(event.dataTransfer);
    if (target) event.preventDefault();
    if (target && entries) void uploadEntries(entries, target);
    else if (target && files.length > 0) state.onUpload?.(files, target.on === 'here' ? folder : target.id);
    else if (target?.on === 'folder' && dragged) {
      const name = [...state.shown, ...path].find(({ id }) => id === target.id)?.name ?? state.label;
      void state.take([...dragged], 'move', { id: target.id, name });
    }
    end();
  }

  async function uploadEntries(entries: FileSystemEntry[], target: FileDrop) {
    const files = await filesOfEntries(entries).catch(() => undefined);
    // A folder that cannot be read, or is gone by now.
    if (files === undefined) return state.work.refuse(state.words.wentWrong);
    if (files.length > 0) state.onUploadFolder?.(files, target.on === 'here' ? folder : target.id);
  }

  function onDragLeave(event: DragEvent<HTMLElement>) {
    const to = event.relatedTarget;
    if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(undefined);
  }

  return {
    dragged,
    over,
    badge,
    handlers: { onDragStart, onDragOver, onDragLeave, onDrop, onDragEnd: end },
  };
}

const idOf = (drop: FileDrop | undefined) => (drop?.on === 'folder' ? drop.id : undefined);
