import type { Locator } from '@playwright/test';
import type { AnswerValue, PaperQuestion } from '@sen/api/contract/model';
import type { SeededRandom } from '../SeededRandom.ts';
import { inEitherLanguage } from '../../patterns/inEitherLanguage.ts';
import { words } from '../../words.ts';
import { freshText } from '../freshText.ts';

type OnAnswer = (answer: AnswerValue) => void;

/** Answers through the visible elements, and reports each intermediate answer. */
export async function answerByHand(
  region: Locator,
  { content }: PaperQuestion,
  random: SeededRandom,
  onAnswer: OnAnswer,
): Promise<void> {
  switch (content.type) {
    case 'one_choice':
    case 'true_false': {
      const radios = region.getByRole('radio');
      const others: number[] = [];
      for (const [index, radio] of (await radios.all()).entries())
        if (!(await radio.isChecked())) others.push(index);
      const chosen = random.pick(others);
      await radios.nth(chosen).check();
      if (content.type === 'true_false') return onAnswer({ type: content.type, value: chosen === 0 });
      return onAnswer({ type: content.type, choice: content.options[chosen]?.id ?? null });
    }
    case 'multiple_choice': {
      const box = region.getByRole('checkbox').nth(random.between(0, content.options.length - 1));
      await box.setChecked(!(await box.isChecked()));
      const checked = await Promise.all(
        (await region.getByRole('checkbox').all()).map((each) => each.isChecked()),
      );
      return onAnswer({
        type: content.type,
        choices: content.options.filter((_option, index) => checked[index]).map(({ id }) => id),
      });
    }
    case 'short_answer':
    case 'long_answer': {
      const { type } = content;
      return typeInto(region.getByRole('textbox'), freshText(random), (text) => onAnswer({ type, text }));
    }
    case 'fill_keyword':
    case 'fill_number': {
      const { type, blanks } = content;
      const fields = region.getByRole('textbox');
      const place = random.between(0, blanks.length - 1);
      const texts = await Promise.all((await fields.all()).map((field) => field.inputValue()));
      const text = type === 'fill_number' ? `${random.between(0, 99_999)},5` : freshText(random);
      return typeInto(fields.nth(place), text, (typed) => {
        texts[place] = typed;
        onAnswer({ type, blanks: filled(blanks, texts) });
      });
    }
    case 'match_clauses':
    case 'choose_from_list': {
      const keys = content.type === 'match_clauses' ? content.left : content.blanks;
      const lists = region.getByRole('combobox');
      const place = random.between(0, keys.length - 1);
      const options =
        content.type === 'match_clauses' ? content.right : (content.blanks[place]?.options ?? []);
      const before = await lists.nth(place).inputValue();
      await lists.nth(place).selectOption(random.pick(options.filter(({ id }) => id !== before)).id);
      const chosen = filled(
        keys.map(({ id }) => id),
        await Promise.all((await lists.all()).map((list) => list.inputValue())),
      );
      if (content.type === 'match_clauses') return onAnswer({ type: content.type, pairs: chosen });
      return onAnswer({ type: content.type, blanks: chosen });
    }
    case 'drag_to_blank': {
      const { type, blanks } = content;
      const word = region.getByRole('list').getByRole('button');
      if ((await word.count()) === 0) {
        await region.getByRole('button', { name: clearNames }).click();
        onAnswer({ type, blanks: {} });
      }
      await word.nth(random.between(0, (await word.count()) - 1)).click();
      await region.getByRole('button', { name: slotName(random.pick(blanks)) }).click();
      const texts = await Promise.all(
        blanks.map((blank) => region.getByRole('button', { name: slotName(blank) }).innerText()),
      );
      const idOf = (text: string | undefined) => content.words.find((each) => each.text === text)?.id ?? '';
      return onAnswer({ type, blanks: filled(blanks, texts.map(idOf)) });
    }
    case 'order_clauses': {
      const down = region.getByRole('button', { name: downNames });
      await down.nth(random.between(0, content.clauses.length - 2)).click();
      return onAnswer({ type: content.type, order: await shownOrder(region, content.clauses) });
    }
  }
}

const starting = (...texts: (() => string)[]) => new RegExp(`^(${texts.map(inEitherLanguage).join('|')})`);

const clearNames = starting(
  () => words.questionView().clearChoice,
  () => words.questionView().clearAnswer,
);
const downNames = starting(() => words.questionView().moveDown(''));
const untouched = starting(() => words.questionView().orderUntouched);

export function slotName(blank: string): RegExp {
  return new RegExp(`^${inEitherLanguage(() => words.questionView().blank(blank))}[:,]`);
}

/** The element of the question. */
export async function shownAnswer(region: Locator, { content }: PaperQuestion): Promise<AnswerValue | null> {
  const states = async (role: 'radio' | 'checkbox') =>
    Promise.all((await region.getByRole(role).all()).map((each) => each.isChecked()));
  const values = async (role: 'textbox' | 'combobox') =>
    Promise.all((await region.getByRole(role).all()).map((each) => each.inputValue()));
  switch (content.type) {
    case 'one_choice': {
      const checked = await states('radio');
      return {
        type: content.type,
        choice: content.options.find((_each, index) => checked[index])?.id ?? null,
      };
    }
    case 'true_false': {
      const [right, wrong] = await states('radio');
      return { type: content.type, value: right ? true : wrong ? false : null };
    }
    case 'multiple_choice': {
      const checked = await states('checkbox');
      return {
        type: content.type,
        choices: content.options.filter((_each, index) => checked[index]).map(({ id }) => id),
      };
    }
    case 'short_answer':
    case 'long_answer':
      return { type: content.type, text: (await values('textbox'))[0] ?? '' };
    case 'fill_keyword':
    case 'fill_number':
      return { type: content.type, blanks: filled(content.blanks, await values('textbox')) };
    case 'match_clauses':
      return { type: content.type, pairs: filled(idsOf(content.left), await values('combobox')) };
    case 'choose_from_list':
      return { type: content.type, blanks: filled(idsOf(content.blanks), await values('combobox')) };
    case 'drag_to_blank': {
      const texts = await Promise.all(
        content.blanks.map((blank) => region.getByRole('button', { name: slotName(blank) }).innerText()),
      );
      const idOf = (text: string) => content.words.find((each) => each.text === text)?.id ?? '';
      return { type: content.type, blanks: filled(content.blanks, texts.map(idOf)) };
    }
    case 'order_clauses': {
      if ((await region.getByText(untouched).count()) > 0) return { type: content.type, order: [] };
      return { type: content.type, order: await shownOrder(region, content.clauses) };
    }
  }
}

/** Replaces a field's text key by key. */
async function typeInto(field: Locator, text: string, typed: (text: string) => void): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  let so = '';
  for (const letter of text) {
    so += letter;
    await field.pressSequentially(letter);
    typed(so);
  }
}

async function shownOrder(
  region: Locator,
  clauses: readonly { id: string; text: string }[],
): Promise<string[]> {
  const lines = await region.getByRole('listitem').allInnerTexts();
  return lines.flatMap((line) => clauses.find(({ text }) => line.includes(text))?.id ?? []);
}

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id);
}

function filled(keys: readonly string[], values: readonly (string | undefined)[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key, index): [string, string][] => (values[index] ? [[key, values[index]]] : [])),
  );
}
