import type { Locator } from '@playwright/test';
import { examplesVi } from '@sen/domain/imports/templateExamples';
import type { QuestionType } from '@sen/api/contract/model';
import { words } from '../words';

interface KnownAnswer {
  /** The text before the first blank of the question. */
  title: string;
  give: (question: Locator) => Promise<void>;
}

const choose =
  (...options: string[]) =>
  async (question: Locator) => {
    for (const option of options) await question.getByLabel(option).check();
  };

const fill =
  (...texts: string[]) =>
  async (question: Locator) => {
    for (const [index, text] of texts.entries()) {
      await question.getByRole('textbox', { name: words.questionView().blank(String(index + 1)) }).fill(text);
    }
  };

const write = (text: string) => (question: Locator) => question.getByRole('textbox').fill(text);

const how: Record<QuestionType, KnownAnswer['give']> = {
  one_choice: choose('Báo động cho mọi người xung quanh'),
  multiple_choice: choose('Dây đai an toàn', 'Mũ bảo hộ', 'Giày chống trượt'),
  true_false: (question) => question.getByLabel(words.questionView().falseLabel, { exact: true }).check(),
  short_answer: write('Bình bột ABC và bình khí CO₂'),
  long_answer: write(
    'Làm mát vết bỏng dưới vòi nước sạch 15–20 phút, che bằng gạc sạch rồi đưa đến cơ sở y tế.',
  ),
  fill_keyword: fill('114', 'hà nội'),
  fill_number: fill('8', '85,0'),
  match_clauses: async (question) => {
    for (const [left, right] of [
      ['Biển cấm', 'Đỏ'],
      ['Biển cảnh báo', 'Vàng'],
      ['Biển bắt buộc', 'Xanh dương'],
    ] as const) {
      const list = question.getByRole('combobox', { name: words.questionView().matchFor(left) });
      const value = await list.locator('option').filter({ hasText: right }).getAttribute('value');
      await list.selectOption(value);
    }
  },
  choose_from_list: async (question) => {
    await question
      .getByRole('combobox', { name: words.questionView().blank('1') })
      .selectOption({ label: 'thiết bị điện' });
    await question
      .getByRole('combobox', { name: words.questionView().blank('2') })
      .selectOption({ label: 'không' });
  },
  drag_to_blank: async (question) => {
    await question.getByRole('button', { name: 'chốt an toàn', exact: true }).click();
    await question.getByRole('button', { name: words.questionView().emptyBlank('1') }).click();
    await question.getByRole('button', { name: 'vòi phun', exact: true }).click();
    await question.getByRole('button', { name: words.questionView().emptyBlank('2') }).click();
  },
  order_clauses: async (question) => {
    const order = [
      'Báo động',
      'Ngắt nguồn điện nếu an toàn',
      'Đi theo lối thoát nạn',
      'Tập trung tại điểm tập kết',
    ];
    for (const [place, text] of order.entries()) {
      const up = question.getByRole('button', { name: words.questionView().moveUp(text), exact: true });
      const items = await question.getByRole('listitem').allTextContents();
      const at = items.findIndex((item) => item.includes(text));
      for (let step = at; step > place; step--) await up.click();
    }
    // An order that is already correct is confirmed by a button of its own.
    const keep = question.getByRole('button', { name: words.questionView().keepOrder });
    if (await keep.isVisible()) await keep.click();
  },
};

export const answers: KnownAnswer[] = Object.entries(how).map(([type, give]) => {
  const { title = '' } = examplesVi[type as QuestionType];
  return { title: title.split('[[')[0]?.trim() ?? title, give };
});
