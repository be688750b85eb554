import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { importMocks, questionImport } from '@sen/api/mocks/importMocks';
import { paperMocks } from '@sen/api/mocks/paperMocks';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Paper import' } satisfies Meta;

const path = '/questions/import/paper';
const mocks = [
  http.get('/imports/{id}', ({ response }) => response(200).json({ data: questionImport })),
  ...paperMocks,
  ...questionMocks,
  ...importMocks,
];
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({ path, as: people.teacher, mocks, ...told });
const states = pageStates({
  path: `${path}?import=${questionImport.id}`,
  as: people.teacher,
  call: '/imports/:id',
});

export const Loading = states.loading;
export const Failed = states.failed;
export const Refused = closedPage({ path, as: people.student });

/** No file is chosen yet. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Nhập câu hỏi từ đề thi');
    await expect(await within(canvasElement).findByText('Kéo thả đề thi vào đây')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Đề mẫu (.docx)' })).toBeVisible();
  },
});

async function toQuestions(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await page.findByText('Kéo thả đề thi vào đây');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  await userEvent.upload(input, new File(['a'], 'de-kiem-tra-an-toan.docx'));
  await page.findByRole('heading', { name: 'Câu 2' });
  await expect(page.getByRole('heading', { name: 'Kiểm tra de-kiem-tra-an-toan.docx' })).toHaveFocus();
}

/** Each question stands beside its paragraphs; what was not understood is marked. */
export const Read = story({
  play: async ({ canvasElement }) => {
    await toQuestions(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByText(/Đoạn này không thuộc câu hỏi/)).toBeVisible();
    await expect(page.getByText('Câu hỏi chưa có đáp án đúng. Vui lòng chọn đáp án.')).toBeVisible();
    await expect(canvasElement.querySelector('math mfrac')).not.toBeNull();
    await userEvent.click(page.getByRole('switch', { name: 'Chỉ hiện câu cần xem (2)' }));
    await expect(page.queryByRole('heading', { name: 'Câu 1' })).toBeNull();
    // What is corrected stays in its place, with the focus.
    const card = within(page.getByRole('article', { name: 'Câu 2' }));
    await userEvent.click(card.getByRole('radio', { name: 'A' }));
    await expect(page.getByRole('switch', { name: 'Chỉ hiện câu cần xem (1)' })).toBeChecked();
    await expect(card.getByRole('radio', { name: 'A' })).toHaveFocus();
  },
});

export const ReadOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => toQuestions(canvasElement),
});

/** A missing answer is chosen in one press. */
export const KeyChosen = story({
  play: async ({ canvasElement }) => {
    await toQuestions(canvasElement);
    const card = within(within(canvasElement).getByRole('article', { name: 'Câu 2' }));
    await expect(card.getByRole('checkbox', { name: 'Nhập câu này' })).toBeDisabled();
    await userEvent.click(card.getByRole('radio', { name: 'A' }));
    await expect(card.getByRole('checkbox', { name: 'Nhập câu này' })).toBeChecked();
    await expect(card.getByText('Đã sửa')).toBeVisible();
    await expect(card.getByRole('radio', { name: 'A' })).toHaveFocus();
    await expect(within(canvasElement).getByRole('button', { name: 'Nhập 3 câu hỏi' })).toBeEnabled();
  },
});

/** Back at the choice of a file, Tab goes to it: the button that led there is gone. */
export const OtherFile = story({
  play: async ({ canvasElement }) => {
    await toQuestions(canvasElement);
    const page = within(canvasElement);
    page.getByRole('button', { name: 'Chọn tệp khác' }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Kéo thả đề thi vào đây');
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Chọn tệp' })).toHaveFocus();
  },
});

/** Type, text and key are corrected in the editor. */
export const Editing = story({
  play: async ({ canvasElement }) => {
    await toQuestions(canvasElement);
    const card = within(within(canvasElement).getByRole('article', { name: 'Câu 3' }));
    await userEvent.click(card.getByRole('button', { name: 'Sửa' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sửa Câu 3' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dùng câu đã sửa' }));
    await expect(await card.findByText('Đã sửa')).toBeVisible();
  },
});

/** Imported. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    await toQuestions(canvasElement);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Nhập 2 câu hỏi' }));
    await expect(await page.findByText('Hãy chọn danh mục cho các câu hỏi.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Danh mục/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'An toàn lao động' }));
    await userEvent.click(page.getByRole('button', { name: 'Nhập 2 câu hỏi' }));
    await expect(await page.findByText('Đã nhập 1 câu hỏi vào ngân hàng')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tạo đề từ các câu vừa nhập' })).toHaveAttribute(
      'href',
      `/surveys/add?import=${questionImport.id}`,
    );
  },
});
