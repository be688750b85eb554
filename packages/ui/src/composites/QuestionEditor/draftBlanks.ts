import type { Choice } from '../QuestionView/question';
import { emptyAnswer, type DraftNumber, type QuestionDraft } from './questionDraft';
import { dropPlace, linkedChoice, writeLinked } from './linkedTexts';
import { readDecimal } from './readDecimal';
import { blanksInTitle, renameBlanks } from './titleBlanks';

/** The ids of the blanks that can have an answer; undefined for types without blanks. */
export function draftBlanks({ content }: Pick<QuestionDraft, 'content'>): string[] | undefined {
  switch (content.type) {
    case 'fill_keyword':
    case 'fill_number':
    case 'drag_to_blank':
      return content.blanks;
    case 'choose_from_list':
      return content.blanks.map(({ id }) => id);
    default:
      return undefined;
  }
}

const listed = (): Choice[] => [
  { id: 'a', text: '' },
  { id: 'b', text: '' },
];

/** The draft with these blanks: each takes the content of its old id, or starts empty. */
function withBlanks(draft: QuestionDraft, blanks: readonly { to: string; from: string }[]): QuestionDraft {
  const { content, key } = draft;
  const renamed = <Value>(known: Readonly<Record<string, Value>>, empty: Value) =>
    Object.fromEntries(blanks.map(({ to, from }) => [to, known[from] ?? empty]));
  const ids = blanks.map(({ to }) => to);
  const links = (known: Readonly<Record<string, string>>) =>
    Object.fromEntries(blanks.flatMap(({ to, from }) => (known[from] ? [[to, known[from]]] : [])));

  if (content.type === 'fill_keyword' && key.type === 'fill_keyword')
    return {
      ...draft,
      content: { ...content, blanks: ids },
      key: { ...key, blanks: renamed(key.blanks, ['']) },
    };
  if (content.type === 'fill_number' && key.type === 'fill_number')
    return {
      ...draft,
      content: { ...content, blanks: ids },
      key: { ...key, blanks: renamed<DraftNumber>(key.blanks, { value: null }) },
    };
  if (content.type === 'drag_to_blank' && key.type === 'drag_to_blank')
    return { ...draft, content: { ...content, blanks: ids }, key: { ...key, blanks: links(key.blanks) } };
  if (content.type === 'choose_from_list' && key.type === 'choose_from_list') {
    const optionsOf = (id: string) => content.blanks.find((blank) => blank.id === id)?.options ?? listed();
    return {
      ...draft,
      content: { ...content, blanks: blanks.map(({ to, from }) => ({ id: to, options: optionsOf(from) })) },
      key: { ...key, blanks: links(key.blanks) },
    };
  }
  return draft;
}

/** Whether a blank has no content yet. */
export function isEmptyBlank({ content, key }: QuestionDraft, id: string): boolean {
  if (key.type === 'fill_keyword') return (key.blanks[id] ?? []).every((text) => text.trim() === '');
  if (key.type === 'fill_number') {
    const { value = null, tolerance } = key.blanks[id] ?? {};
    return value === null && tolerance === undefined;
  }
  if (content.type === 'drag_to_blank' && key.type === 'drag_to_blank')
    return !linkedChoice({ pool: content.words, links: key.blanks }, id)?.text.trim();
  if (content.type === 'choose_from_list')
    return (content.blanks.find((blank) => blank.id === id)?.options ?? []).every(
      ({ text }) => text.trim() === '',
    );
  return true;
}

/**
 * Changes the title: a typed blank gets an answer, and an empty answer without a blank is removed. A
 * non-empty answer stays, since a blank is often cut to be pasted elsewhere. Blanks are kept in reading
 * order.
 */
export function writeTitle(draft: QuestionDraft, title: string): QuestionDraft {
  const known = draftBlanks(draft);
  if (!known) return { ...draft, title };
  const marked = blanksInTitle(title);
  const left = known.filter((id) => !marked.includes(id) && !isEmptyBlank(draft, id));
  const ids = [...marked, ...left].map((id) => ({ to: id, from: id }));
  const gone = known.filter((id) => !marked.includes(id) && !left.includes(id));
  return { ...withBlanks(gone.reduce(dropWord, draft), ids), title };
}

/** Renumbers blanks as 1, 2, 3 … in reading order, in the title, the content and the key alike. */
export function renumberBlanks(draft: QuestionDraft): QuestionDraft {
  const known = draftBlanks(draft);
  if (!known) return draft;
  const marked = blanksInTitle(draft.title).filter((id) => known.includes(id));
  const order = [...marked, ...known.filter((id) => !marked.includes(id))];
  const names = new Map(order.map((id, index) => [id, String(index + 1)]));
  const next = withBlanks(
    draft,
    order.map((from, index) => ({ from, to: String(index + 1) })),
  );
  return { ...next, title: renameBlanks(draft.title, (id) => names.get(id) ?? id) };
}

/**
 * Inserts a blank into the title in place of the selected words, which become its answer. `caret` is the
 * position after the new blank.
 */
export function insertBlank(
  draft: QuestionDraft,
  from: number,
  to: number,
): { draft: QuestionDraft; blank: string; caret: number } {
  const known = draftBlanks(draft) ?? [];
  const taken = [...known, ...blanksInTitle(draft.title)].map(Number).filter(Number.isFinite);
  const fresh = String(Math.max(0, ...taken) + 1);
  const words = draft.title.slice(from, to);
  const answer = blanksInTitle(words).length > 0 ? '' : words.trim();
  const before = draft.title.slice(0, from);
  const behind = draft.title.slice(answer === '' ? from : to);
  const added = writeTitle(draft, `${before}[[${fresh}]]${behind}`);
  const next = renumberBlanks(answer === '' ? added : answerBlank(added, fresh, answer));
  const blank = String(blanksInTitle(`${before}[[${fresh}]]`).length);
  return { draft: next, blank, caret: next.title.indexOf(`[[${blank}]]`) + blank.length + 4 };
}

function answerBlank(draft: QuestionDraft, id: string, text: string): QuestionDraft {
  const { content, key } = draft;
  if (key.type === 'fill_keyword')
    return { ...draft, key: { ...key, blanks: { ...key.blanks, [id]: [text] } } };
  if (key.type === 'fill_number') {
    const value = readDecimal(text) ?? null;
    return { ...draft, key: { ...key, blanks: { ...key.blanks, [id]: { value } } } };
  }
  if (content.type === 'drag_to_blank' && key.type === 'drag_to_blank') {
    const { pool, links } = writeLinked({ pool: content.words, links: key.blanks }, id, text);
    return { ...draft, content: { ...content, words: pool }, key: { ...key, blanks: links } };
  }
  if (content.type === 'choose_from_list' && key.type === 'choose_from_list') {
    const options = [
      { id: 'a', text },
      { id: 'b', text: '' },
    ];
    return {
      ...draft,
      content: { ...content, blanks: content.blanks.map((one) => (one.id === id ? { id, options } : one)) },
      key: { ...key, blanks: { ...key.blanks, [id]: 'a' } },
    };
  }
  return draft;
}

/** Removes a blank from the title, the content and the key; the others are renumbered. */
export function removeBlank(draft: QuestionDraft, id: string): QuestionDraft {
  const left = (draftBlanks(draft) ?? []).filter((other) => other !== id);
  const title = renameBlanks(draft.title, (other) => (other === id ? undefined : other));
  const next = withBlanks(
    dropWord(draft, id),
    left.map((other) => ({ to: other, from: other })),
  );
  return renumberBlanks({ ...next, title });
}

/** A word of the blank is removed with it; otherwise it would become a distractor unintentionally. */
function dropWord(draft: QuestionDraft, id: string): QuestionDraft {
  const { content, key } = draft;
  if (content.type !== 'drag_to_blank' || key.type !== 'drag_to_blank') return draft;
  const { pool, links } = dropPlace({ pool: content.words, links: key.blanks }, id);
  return { ...draft, content: { ...content, words: pool }, key: { ...key, blanks: links } };
}

/** The initial blanks of a type for a title that already contains some. */
export function blanksOfTitle(
  draft: Pick<QuestionDraft, 'title' | 'numbering' | 'shuffle'>,
  type: 'fill_keyword' | 'fill_number' | 'choose_from_list' | 'drag_to_blank',
): QuestionDraft {
  return writeTitle({ ...draft, ...emptyAnswer(type) }, draft.title);
}
