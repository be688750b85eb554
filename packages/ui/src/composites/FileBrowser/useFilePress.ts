import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { openMenu } from './useFileKeys';
import type { FileBrowserState } from './useFileBrowser';

/** In milliseconds, as on phones. */
const longPress = 500;
/** A touch that moves further than this, in pixels, is a scroll. */
const slack = 10;

/**
 * A mouse press selects, a double click or a press on the name opens; a touch opens, and selects after a long
 * press or in selection mode.
 */
export function useFilePress(state: FileBrowserState) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const answered = useRef(false);
  const touch = useRef(false);
  /** The first press of a row of them has opened an entry: those that follow at once are of the same intent. */
  const opened = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const idAt = (target: EventTarget) => entryAt(target)?.dataset['entry'];

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    clearTimeout(timer.current);
    answered.current = false;
    touch.current = event.pointerType === 'touch';
    const id = idAt(event.target);
    if (!touch.current || id === undefined || isControl(event.target)) return;
    start.current = { x: event.clientX, y: event.clientY };
    timer.current = setTimeout(() => {
      answered.current = true;
      state.setSelecting(true);
      state.toggle(id);
    }, longPress);
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > slack) stop();
  }

  function stop() {
    clearTimeout(timer.current);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    stop();
    const { target } = event;
    const id = idAt(target);
    if (id === undefined || !(target instanceof Element)) return;
    if (answered.current) {
      event.preventDefault();
      return;
    }
    if (target.matches('[data-check]')) {
      if (event.shiftKey) state.selectRange(id);
      else state.toggle(id);
      return;
    }
    if (isControl(target)) return;
    if (event.detail <= 1) opened.current = false;
    else if (opened.current) return;
    const open = () => {
      opened.current = true;
      state.open(id);
    };
    if (touch.current) {
      if (state.selecting) state.toggle(id);
      else open();
    } else if (event.shiftKey) state.selectRange(id);
    else if (event.ctrlKey || event.metaKey) state.toggle(id);
    else if (target.closest('[data-open]')) open();
    else state.select(new Set([id]), id);
  }

  function onDoubleClick({ target }: MouseEvent<HTMLElement>) {
    const id = idAt(target);
    if (id !== undefined && !touch.current && !isControl(target) && !opened.current) state.open(id);
  }

  function onContextMenu(event: MouseEvent<HTMLElement>) {
    const entry = entryAt(event.target);
    if (!entry || isControl(event.target)) return;
    event.preventDefault();
    if (!touch.current) openMenu(entry);
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: stop,
    onPointerCancel: stop,
    onClick,
    onDoubleClick,
    onContextMenu,
  };
}

const entryAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, input, a') !== null;
