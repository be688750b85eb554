import type { QuestionKey } from '@sen/api/contract/model';
import type { PaperDraft } from '../PaperQuestion.ts';

/** A question of the bank to be written for another system. */
export interface ExportQuestion extends Omit<PaperDraft, 'key'> {
  readonly key: QuestionKey;
}
