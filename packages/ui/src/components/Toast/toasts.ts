export const toastTones = ['success', 'info', 'warning', 'error'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  tone: ToastTone;
  text: string;
  /** An action on the toast; the toast then stays longer. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

type Listener = () => void;

/** The visible toasts, stored outside of React so that any code can show one. */
let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();
const maxShown = 4;

/** Replaces a toast with the same text, so that a repeated failure does not pile up. Returns its id for `dismissToast`. */
export function showToast(message: ToastMessage): number {
  const others = shown.filter((toast) => toast.text !== message.text || toast.tone !== message.tone);
  lastId += 1;
  set([...others, { ...message, id: lastId }].slice(-maxShown));
  return lastId;
}

export function dismissToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly ShownToast[] {
  return shown;
}

export function onToastsChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
