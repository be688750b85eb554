import { people } from '@sen/api/fixtures/people';
import { refused } from '@sen/api/mocks/states';
import { surveyFormMocks } from '@sen/api/mocks/surveyFormMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Survey form, add' } satisfies Meta;

const path = '/vote/add';
const as = people.teacher;
const before = () => removeDraft(`${as.id}:surveyForm:new`);
const base = { path, as, before, mocks: surveyFormMocks };

/** Adds a question of single choice with two options. */
async function addQuestion(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thêm câu hỏi' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Thêm câu hỏi' }));
  await userEvent.type(
    await dialog.findByRole('textbox', { name: /Nội dung câu hỏi/ }),
    'Bạn hài lòng không?',
  );
  await userEvent.type(dialog.getByRole('textbox', { name: 'Lựa chọn 1' }), 'Có');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Lựa chọn 2' }), 'Không');
  await userEvent.click(dialog.getByRole('button', { name: 'Thêm câu hỏi' }));
  await within(canvasElement).findByText('Bạn hài lòng không?');
}

async function fill(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Tên phiếu/ }), 'Mức độ hài lòng');
  await userEvent.click(page.getByRole('button', { name: /Danh mục/ }));
  await userEvent.click(await within(document.body).findByRole('option', { name: 'Nhu cầu đào tạo' }));
  await addQuestion(canvasElement);
}

async function submit(canvasElement: HTMLElement): Promise<void> {
  await fill(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tạo phiếu khảo sát' }));
}

const states = formStates({
  ...base,
  call: '/survey-forms',
  submit,
  button: 'Tạo phiếu khảo sát',
  notSaved: 'Chưa lưu được phiếu khảo sát',
  kept: { field: /Tên phiếu/, value: 'Mức độ hài lòng' },
});

export const Loading = states.loading;

/** An empty form: each required field, and a part without questions, is named. */
export const Empty = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tạo phiếu khảo sát');
    await userEvent.click(await page.findByRole('button', { name: 'Tạo phiếu khảo sát' }));
    await expect(await page.findByText('Còn 3 chỗ cần sửa')).toBeVisible();
    await expect(page.getByText(/Mỗi phần cần ít nhất một câu hỏi/)).toBeVisible();
  },
});

export const Filled = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Sửa câu 1' })).toBeVisible();
  },
});

/** A second question is asked only after one answer to the first. */
export const WithCondition = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Thêm câu hỏi' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Thêm câu hỏi' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Loại câu hỏi/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Tự luận' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Nội dung câu hỏi/ }), 'Vì sao?');
    await userEvent.click(dialog.getByRole('button', { name: /Khi nào hỏi câu này/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /Câu 1\./ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm câu hỏi' }));
    await dialog.findAllByText(/Hãy chọn ít nhất một câu trả lời/);
    await userEvent.click(dialog.getByRole('button', { name: /Chọn….*Chỉ hỏi khi câu đó/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Không' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm câu hỏi' }));
    await expect(await page.findByText('Chỉ hỏi khi câu 1 là “Không”')).toBeVisible();
  },
});

const nameExists = 'Đơn vị đã có phiếu khảo sát tên này. Vui lòng nhập tên khác.';

/** The name exists: the server says so at the field. */
export const Refused = pageStory({
  ...base,
  mocks: [
    refused(
      '/survey-forms',
      {
        status: 422,
        code: 'validationFailed',
        message: nameExists,
        errors: { name: [nameExists] },
        codes: { name: 'surveyNameExists' },
      },
      'post',
    ),
    ...surveyFormMocks,
  ],
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await within(canvasElement).findAllByText(/đã có phiếu khảo sát tên này/);
    await expect(within(canvasElement).getByRole('textbox', { name: /Tên phiếu/ })).toBeInvalid();
  },
});

export const Failed = states.failed;

export const ClosedToStudents = closedPage({ path, as: people.student });
