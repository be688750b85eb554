import { inputEvents } from '../activity/inputEvents';

/** Milliseconds. */
const lookEvery = 2_000;

/** Calls back when somebody uses a frame of this origin, or a frame in it. Frames come and go, so they are looked for. */
export function watchInput(frame: HTMLIFrameElement, onInput: () => void): void {
  const known = new WeakSet<Document>();
  const watch = (inner: HTMLIFrameElement | HTMLFrameElement) => {
    // Null for a frame of another origin.
    const document = inner.contentDocument;
    if (!document) return;
    if (!known.has(document)) {
      known.add(document);
      for (const event of inputEvents)
        document.addEventListener(event, onInput, { passive: true, capture: true });
    }
    for (const next of document.querySelectorAll<HTMLIFrameElement>('iframe, frame')) watch(next);
  };
  setInterval(() => watch(frame), lookEvery);
  frame.addEventListener('load', () => watch(frame));
}
