import type { MarkDraft } from '@sen/ui/ExamReview';

/** Parses the drafts on the device; anything that is no draft of a mark is ignored. */
export function readMarkDrafts(value: unknown): Record<string, MarkDraft> {
  if (typeof value !== 'object' || value === null) return {};
  const drafts = Object.entries(value).flatMap(([id, draft]) =>
    isMarkDraft(draft) ? [[id, draft] as const] : [],
  );
  return Object.fromEntries(drafts);
}

function isMarkDraft(value: unknown): value is MarkDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'score' in value &&
    'comment' in value &&
    typeof value.score === 'string' &&
    typeof value.comment === 'string'
  );
}
