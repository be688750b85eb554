import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { http } from '@sen/api/mocks/http';
import { importMocks, questionImport } from '@sen/api/mocks/importMocks';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Question import' } satisfies Meta;

const mocks = [
  http.get('/imports/{id}', ({ response }) => response(200).json({ data: questionImport })),
  ...questionMocks,
  ...importMocks,
];
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({ path: '/questions/import', as: people.teacher, mocks, ...told });
const states = pageStates({
  path: `/questions/import?import=${questionImport.id}`,
  as: people.teacher,
  call: '/imports/:id',
});

export const Loading = states.loading;
export const Failed = states.failed;
export const Refused = closedPage({ path: '/questions/import', as: people.student });

/** No file is chosen yet. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Nhập câu hỏi từ tệp');
    await expect(await within(canvasElement).findByText('Kéo thả tệp vào đây')).toBeVisible();
  },
});

/** A role above the units selects one, before the file or after it. */
export const EmptyForSuperAdmin = story({
  as: people.superAdmin,
  mocks: [...companyMocks, ...mocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('combobox', { name: /Đơn vị/ }), 'an');
    await userEvent.click(await screen.findByRole('option', { name: /An Phát/ }));
    await toRows(canvasElement);
  },
});

async function toRows(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await page.findByText('Kéo thả tệp vào đây');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  await userEvent.upload(input, new File(['a'], 'cau-hoi-an-toan.xlsx'));
  await userEvent.click(await page.findByRole('button', { name: 'Kiểm tra' }));
  await expect(await page.findByRole('grid', { name: 'Dòng không hợp lệ' })).toBeVisible();
}

/** What is wrong is listed and can be fixed; all rows are shown on request. */
export const Checked = story({
  play: async ({ canvasElement }) => {
    await toRows(canvasElement);
    const page = within(canvasElement);
    const wrong = within(page.getByRole('grid', { name: 'Dòng không hợp lệ' }));
    await expect(wrong.getAllByRole('row')).toHaveLength(2);
    await expect(wrong.getByRole('button', { name: 'E' })).toBeVisible();
    await userEvent.click(page.getByText('Xem và sửa tất cả 2 dòng'));
    const all = within(await page.findByRole('grid', { name: 'Các dòng trong tệp' }));
    await expect(all.getAllByRole('row')).toHaveLength(3);
  },
});

/** What is wrong and the button that starts the import are in view. */
export const CheckedOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    await toRows(canvasElement);
    const start = within(canvasElement).getByRole('button', { name: 'Nhập 1 câu hỏi' });
    await waitFor(() => expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
});

const running = { state: 'running', finished_at: null, read: 1, total: 2 } as const;

/** The button that was pressed is gone: the focus is on the heading of the progress. */
export const StartedByKeyboard = story({
  mocks: [
    http.post('/questions/upload', ({ response }) =>
      response(200).json({ data: { ...questionImport, ...running } }),
    ),
    http.get('/imports/{id}', ({ response }) =>
      response(200).json({ data: { ...questionImport, ...running } }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    page.getByRole('button', { name: 'Nhập 1 câu hỏi' }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('progressbar', { name: 'Đã xử lý 1 / 2 dòng' });
    await waitFor(() =>
      expect(page.getByRole('heading', { name: 'Đang nhập cau-hoi-an-toan.xlsx' })).toHaveFocus(),
    );
  },
});

/** Imported. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Nhập 1 câu hỏi' }));
    await expect(await page.findByText('Đã nhập 1 câu hỏi vào ngân hàng')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Xem ngân hàng câu hỏi' })).toBeVisible();
  },
});
