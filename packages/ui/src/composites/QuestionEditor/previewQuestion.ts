import type { TextRules } from '../../private/TextRules';
import type { Choice, Question } from '../QuestionView/question';
import { draftBlanks } from './draftBlanks';
import type { QuestionDraft } from './questionDraft';

type TextOrder = ReturnType<TextRules['order']>['compare'];

interface Placeholders {
  noTitle: string;
  noText: string;
}

/**
 * The question as a student will see it. Clauses, right clauses and words are sorted alphabetically, as they
 * are stored: the author's order would give the answer away.
 */
export function previewQuestion(draft: QuestionDraft, words: Placeholders, compare: TextOrder): Question {
  const { content } = draft;
  const shown = (choices: readonly Choice[]) =>
    choices.map(({ id, text }) => ({ id, text: text.trim() === '' ? words.noText : text }));
  const mixed = (choices: readonly Choice[]) =>
    shown(choices).toSorted((one, other) => compare(one.text, other.text));
  const question = {
    id: 'preview',
    number: 1,
    title: draft.title.trim() === '' ? words.noTitle : draft.title,
    score: 0,
    numbering: draft.numbering,
  };
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return { ...question, content: { ...content, options: shown(content.options) } };
    case 'match_clauses':
      return {
        ...question,
        content: { ...content, left: shown(content.left), right: mixed(content.right) },
      };
    case 'choose_from_list':
      return {
        ...question,
        content: {
          ...content,
          blanks: content.blanks.map(({ id, options }) => ({ id, options: shown(options) })),
        },
      };
    case 'drag_to_blank':
      return { ...question, content: { ...content, words: mixed(content.words) } };
    case 'order_clauses':
      return { ...question, content: { ...content, clauses: mixed(content.clauses) } };
    default:
      return { ...question, content };
  }
}

/** Whether there is something to answer. */
export function canPreview(draft: QuestionDraft): boolean {
  const { content } = draft;
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return content.options.length > 0;
    case 'match_clauses':
      return content.left.length > 0 && content.right.length > 0;
    case 'order_clauses':
      return content.clauses.length > 0;
    default:
      return draftBlanks(draft)?.length !== 0;
  }
}

/** Changes when fields of the preview are added or removed, which invalidates an answer in progress. */
export function previewShape({ content }: QuestionDraft): string {
  return JSON.stringify(content, (name, value: unknown) => (name === 'text' ? undefined : value));
}
