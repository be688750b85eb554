export const uploadStates = ['queued', 'uploading', 'paused', 'done', 'failed', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

export interface UploadItem {
  id: string;
  name: string;
  /** Bytes of the whole file. */
  size: number;
  state: UploadState;
  /** Bytes that have arrived. */
  sent?: number | undefined;
  /** An estimate, in seconds. */
  secondsLeft?: number | undefined;
  /** Why it failed or is refused, in words. */
  reason?: string | undefined;
}

/** Uploads that have become done, failed or refused since the states that were known. */
export function settledSince(
  known: ReadonlyMap<string, UploadState>,
  items: readonly UploadItem[],
): UploadItem[] {
  return items.filter(
    ({ id, state }) =>
      (state === 'done' || state === 'failed' || state === 'refused') && known.get(id) !== state,
  );
}

export function statesOf(items: readonly UploadItem[]): Map<string, UploadState> {
  return new Map(items.map(({ id, state }) => [id, state]));
}
