import type { Choice } from '../QuestionView/question';

/** An unused id: a … z, then a1, b1 … */
export function newChoiceId(choices: readonly { readonly id: string }[]): string {
  const used = new Set(choices.map(({ id }) => id));
  for (let index = 0; ; index += 1) {
    const round = Math.floor(index / 26);
    const id = String.fromCharCode(97 + (index % 26)) + (round === 0 ? '' : round);
    if (!used.has(id)) return id;
  }
}

export function addChoice(choices: readonly Choice[], text = ''): Choice[] {
  return [...choices, { id: newChoiceId(choices), text }];
}

export function writeChoice(choices: readonly Choice[], id: string, text: string): Choice[] {
  return choices.map((choice) => (choice.id === id ? { ...choice, text } : choice));
}

export function withoutChoice(choices: readonly Choice[], id: string): Choice[] {
  return choices.filter((choice) => choice.id !== id);
}

/** The list with one item moved; an invalid index changes nothing. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_other, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
