import type { Choice, QuestionType } from '../QuestionView/question';
import { newChoiceId } from './choices';
import { blanksOfTitle, draftBlanks } from './draftBlanks';
import { draftFacts, type DraftFacts } from './draftFacts';
import { emptyAnswer, type DraftKeyOf, type QuestionDraft } from './questionDraft';
import { readDecimal } from './readDecimal';
import { withoutMarkers } from './titleBlanks';

/** Converts a question to another type: what both support is kept. Call `lostBy` first. */
export function changeType(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  if (draft.content.type === type) return draft;
  const changed = changedTo(draft, type);
  const { figures } = draft.content;
  return figures ? { ...changed, content: { ...changed.content, figures } } : changed;
}

function changedTo(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  switch (type) {
    case 'fill_keyword':
    case 'fill_number':
    case 'choose_from_list':
    case 'drag_to_blank':
      return fillBlanks(draft, type);
    default:
      return { ...draft, title: titleWithout(draft), ...answerOf(draft, type) };
  }
}

function titleWithout(draft: QuestionDraft): string {
  return draftBlanks(draft) ? withoutMarkers(draft.title) : draft.title;
}

type Unblanked = Exclude<QuestionType, 'fill_keyword' | 'fill_number' | 'choose_from_list' | 'drag_to_blank'>;

function answerOf(draft: QuestionDraft, type: Unblanked): Pick<QuestionDraft, 'content' | 'key'> {
  const { choices, right } = chosen(draft);
  const kept = choices.some(({ text }) => text.trim() !== '');
  switch (type) {
    case 'one_choice':
      if (!kept) return emptyAnswer(type);
      return {
        content: { type, options: choices },
        key: { type, choice: right.length === 1 ? (right[0] ?? '') : '' },
      };
    case 'multiple_choice':
      if (!kept) return emptyAnswer(type);
      return { content: { type, options: choices }, key: { type, choices: right } };
    case 'order_clauses':
      if (!kept) return emptyAnswer(type);
      return {
        content: { type, clauses: choices },
        key: { type, order: choices.map(({ id }) => id) },
      };
    case 'match_clauses':
      return kept
        ? { content: { type, left: choices, right: [] }, key: { type, pairs: {} } }
        : emptyAnswer(type);
    case 'short_answer':
    case 'long_answer':
      return textAnswer(draft, type);
    case 'true_false':
      return emptyAnswer(type);
  }
}

/** The options of a question in the author's order, and the correct ones. */
function chosen({ content, key }: QuestionDraft): { choices: Choice[]; right: string[] } {
  if (content.type === 'one_choice' || content.type === 'multiple_choice') {
    const right =
      key.type === 'one_choice' ? [key.choice] : key.type === 'multiple_choice' ? key.choices : [];
    return { choices: content.options, right: right.filter((id) => id !== '') };
  }
  if (content.type === 'order_clauses' && key.type === 'order_clauses') {
    const place = (id: string) => key.order.indexOf(id);
    return {
      choices: content.clauses.toSorted((one, other) => place(one.id) - place(other.id)),
      right: [],
    };
  }
  return { choices: content.type === 'match_clauses' ? content.left : [], right: [] };
}

function textAnswer(draft: QuestionDraft, type: 'short_answer' | 'long_answer') {
  const { content, key } = draft;
  const empty = emptyAnswer(type);
  if (content.type !== 'short_answer' && content.type !== 'long_answer') return empty;
  const isText = key.type === 'short_answer' || key.type === 'long_answer';
  const model = isText ? key.model_answer : undefined;
  const rubric = isText ? key.rubric : undefined;
  const limit = draftFacts(draft).limit ?? empty.content.character_limit;
  return {
    content: { type, character_limit: limit },
    key: {
      type,
      ...(model === undefined ? undefined : { model_answer: model }),
      ...(rubric && { rubric }),
    },
  };
}

type Blanked = Exclude<QuestionType, Unblanked>;

/** Correct answers and distractors of each blank, whatever its kind. */
function blankTexts({ content, key }: QuestionDraft, id: string): { right: string[]; wrong: string[] } {
  const split = (options: readonly Choice[], right: string | undefined) => ({
    right: options.filter((option) => option.id === right).map(({ text }) => text),
    wrong: options.filter((option) => option.id !== right).map(({ text }) => text),
  });
  if (key.type === 'fill_keyword') return { right: key.blanks[id] ?? [], wrong: [] };
  if (key.type === 'fill_number') {
    const value = key.blanks[id]?.value ?? null;
    return { right: value === null ? [] : [String(value)], wrong: [] };
  }
  if (content.type === 'choose_from_list' && key.type === 'choose_from_list')
    return split(content.blanks.find((blank) => blank.id === id)?.options ?? [], key.blanks[id]);
  if (content.type === 'drag_to_blank' && key.type === 'drag_to_blank')
    return split(content.words, key.blanks[id]);
  return { right: [], wrong: [] };
}

function asChoices(texts: readonly string[]): Choice[] {
  const choices: Choice[] = [];
  for (const text of texts)
    if (text.trim() !== '' && !choices.some((choice) => choice.text === text))
      choices.push({ id: newChoiceId(choices), text });
  return choices;
}

function fillBlanks(draft: QuestionDraft, type: Blanked): QuestionDraft {
  const empty = blanksOfTitle(draft, type);
  const { content } = empty;
  const texts = (id: string) => blankTexts(draft, id);
  switch (content.type) {
    case 'fill_keyword': {
      const key: DraftKeyOf<'fill_keyword'> = { type: content.type, blanks: {} };
      for (const id of content.blanks) {
        const { right } = texts(id);
        key.blanks[id] = right.length > 0 ? right : [''];
      }
      return { ...empty, key };
    }
    case 'fill_number': {
      const key: DraftKeyOf<'fill_number'> = { type: content.type, blanks: {} };
      for (const id of content.blanks)
        key.blanks[id] = { value: readDecimal(texts(id).right[0] ?? '') ?? null };
      return { ...empty, key };
    }
    case 'choose_from_list': {
      const key: DraftKeyOf<'choose_from_list'> = { type: content.type, blanks: {} };
      const blanks = content.blanks.map(({ id, options }) => {
        const { right, wrong } = texts(id);
        const given = asChoices([...right.slice(0, 1), ...wrong]);
        if (right[0]?.trim() && given[0]) key.blanks[id] = given[0].id;
        return { id, options: given.length > 0 ? given : options };
      });
      return { ...empty, content: { ...content, blanks }, key };
    }
    case 'drag_to_blank': {
      const key: DraftKeyOf<'drag_to_blank'> = { type: content.type, blanks: {} };
      const words: Choice[] = [];
      const put = (text: string) => {
        const id = newChoiceId(words);
        words.push({ id, text });
        return id;
      };
      for (const id of content.blanks) {
        const right = texts(id).right[0]?.trim();
        if (right) key.blanks[id] = put(right);
      }
      for (const { text } of asChoices(content.blanks.flatMap((id) => texts(id).wrong)))
        if (!words.some((word) => word.text === text)) put(text);
      return { ...empty, content: { ...content, words }, key };
    }
    default:
      return empty;
  }
}

/** The content that a change of type removes. */
export type Loss = Omit<DraftFacts, 'right'> & { right: boolean };

/** What `changeType` would lose; null if it loses nothing. */
export function lostBy(draft: QuestionDraft, type: QuestionType): Loss | null {
  const before = draftFacts(draft);
  const after = draftFacts(changeType(draft, type));
  const loss: Loss = {
    texts: [...new Set(before.texts)].filter((text) => !after.texts.includes(text)),
    right: before.right.some(
      (text) => !after.right.includes(text) && (before.texts.length === 0 || after.texts.includes(text)),
    ),
    blanks: Math.max(0, before.blanks - after.blanks),
    limit: after.limit === before.limit ? undefined : before.limit,
    tolerances: before.tolerances - after.tolerances,
    pairs: before.pairs - after.pairs,
    ordered: before.ordered && !after.ordered && after.texts.length > 0,
  };
  const none =
    loss.texts.length === 0 &&
    !loss.right &&
    loss.blanks === 0 &&
    loss.limit === undefined &&
    loss.tolerances <= 0 &&
    loss.pairs <= 0 &&
    !loss.ordered;
  return none ? null : loss;
}
