import { people } from '@sen/api/fixtures/people';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { removeDraft, writeDraft } from '../../app/drafts/draftStore';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';
import { emptyQuestion } from './questionForm';

export default { title: 'Pages/Question, add' } satisfies Meta;

const as = people.teacher;
const draftKey = `${as.id}:question:new`;
const base = {
  path: '/questions/add/one_choice',
  as,
  before: () => removeDraft(draftKey),
  mocks: questionMocks,
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });

const asked = 'Ai được vận hành xe nâng trong kho?';

async function fill(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Nội dung câu hỏi/ }), asked);
  await userEvent.type(page.getByRole('textbox', { name: 'Lựa chọn A' }), 'Người có chứng chỉ');
  await userEvent.type(page.getByRole('textbox', { name: 'Lựa chọn B' }), 'Bất kỳ ai');
  await userEvent.click(page.getByRole('radio', { name: 'Lựa chọn A là đáp án đúng' }));
  await userEvent.click(page.getByRole('button', { name: /Danh mục/ }));
  await userEvent.click(await within(document.body).findByRole('option', { name: 'An toàn lao động' }));
}

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu câu hỏi' }));

async function fillAndSave(canvasElement: HTMLElement): Promise<void> {
  await fill(canvasElement);
  await save(canvasElement);
}

const states = formStates({
  ...base,
  call: '/questions/fulldata',
  submit: fillAndSave,
  button: 'Lưu câu hỏi',
  notSaved: 'Chưa lưu được câu hỏi',
  kept: { field: /Nội dung câu hỏi/, value: asked },
});

export const Loading = states.loading;

/** Empty form: each required field shows an error, the first has the focus. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tạo câu hỏi');
    await userEvent.click(await page.findByRole('button', { name: 'Lưu câu hỏi' }));
    await expect(await page.findByText('Còn 5 chỗ cần sửa')).toBeVisible();
    const title = page.getByRole('textbox', { name: /Nội dung câu hỏi/ });
    await expect(title).toBeInvalid();
    await expect(title).toHaveFocus();
    await expect(page.getByRole('button', { name: /^Chọn… Danh mục/ })).toHaveAccessibleDescription();
  },
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await save(canvasElement);
    await seesHeading(canvasElement, 'Chi tiết câu hỏi');
  },
});

/** The type is part of the URL. */
export const FilledWithBlanks = story({
  path: '/questions/add/fill_keyword',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = await page.findByRole('textbox', { name: /Nội dung câu hỏi/ });
    await userEvent.type(title, 'Gọi lực lượng chữa cháy theo số ');
    await userEvent.click(page.getByRole('button', { name: 'Thêm chỗ trống' }));
    await expect(title).toHaveValue('Gọi lực lượng chữa cháy theo số [[1]]');
  },
});

export const EmptyOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo câu hỏi'),
});

/** A draft is restored and can be discarded. */
export const Restored = story({
  before: () => {
    const form = emptyQuestion('one_choice');
    const value = { ...form, draft: { ...form.draft, title: asked } };
    return writeDraft(draftKey, { savedAt: '2026-11-21T02:00:00Z', base: null, value });
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: /Nội dung câu hỏi/ })).toHaveValue(asked);
    await userEvent.click(page.getByRole('button', { name: 'Bỏ và làm lại từ đầu' }));
    await expect(await page.findByRole('textbox', { name: /Nội dung câu hỏi/ })).toHaveValue('');
  },
});

/** The server refuses a field: its message is shown there and the input is kept. */
export const RefusedField = story({
  mocks: [
    refused(
      '/questions/fulldata',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Một số thông tin chưa hợp lệ. Vui lòng xem các ô được đánh dấu.',
        errors: { 'content.options.1.text': ['Lựa chọn “Bất kỳ ai” đã có.'] },
      },
      'post',
    ),
    ...questionMocks,
  ],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await save(canvasElement);
    const option = within(canvasElement).getByRole('textbox', { name: 'Lựa chọn B' });
    await expect(await within(canvasElement).findByText('Lựa chọn “Bất kỳ ai” đã có.')).toBeVisible();
    await expect(option).toHaveFocus();
    await expect(option).toHaveValue('Bất kỳ ai');
  },
});

export const Refused = closedPage({ path: base.path, as: people.student });

/** An unknown type. */
export const RefusedAddress = story({
  path: '/questions/add/riddle',
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

export const Failed = states.failed;
