export const uploadStates = ['queued', 'uploading', 'paused', 'done', 'failed', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

export interface UploadItem {
  id: string;
  name: string;
  /** Size of the file in bytes. */
  size: number;
  state: UploadState;
  /** Bytes sent. */
  sent?: number | undefined;
  /** An estimate, in seconds. */
  secondsLeft?: number | undefined;
  /** Shown after the bytes instead of the time left: 'Đang kiểm tra tệp'. */
  note?: string | undefined;
  /** Why it failed or was refused, in the user's language. */
  reason?: string | undefined;
}

/** Uploads that became done, failed or refused since the previous states. */
export function settledSince(
  known: ReadonlyMap<string, UploadState>,
  items: readonly UploadItem[],
): UploadItem[] {
  return items.filter(
    ({ id, state }) =>
      (state === 'done' || state === 'failed' || state === 'refused') && known.get(id) !== state,
  );
}

/** Whether a form with it would be saved without its file. */
export function isUnfinished({ state }: UploadItem): boolean {
  return state !== 'done' && state !== 'refused';
}

export function statesOf(items: readonly UploadItem[]): Map<string, UploadState> {
  return new Map(items.map(({ id, state }) => [id, state]));
}
