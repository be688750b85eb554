import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { http } from '@sen/api/mocks/http';
import { importMocks, questionImport } from '@sen/api/mocks/importMocks';
import { questionMocks } from '@sen/api/mocks/questionMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
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

/** A role above the units selects one before the file. */
export const EmptyForSuperAdmin = story({
  as: people.superAdmin,
  mocks: [...companyMocks, ...mocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Hãy chọn đơn vị trước/)).toBeVisible();
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
  await userEvent.click(await page.findByRole('button', { name: 'Xem trước' }));
  await expect(await page.findByRole('grid', { name: 'Các dòng trong tệp' })).toBeVisible();
}

/** Every row is shown and can be fixed. */
export const Checked = story({
  play: async ({ canvasElement }) => {
    await toRows(canvasElement);
    await expect(within(canvasElement).getAllByText('1 mới, 0 thay đổi, 1 không hợp lệ.')).toHaveLength(2);
  },
});

export const CheckedOnAPhone = story({ phone: true, play: ({ canvasElement }) => toRows(canvasElement) });

/** Imported. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await toRows(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Nhập 1 câu hỏi' }));
    await expect(await page.findByText('Đã nhập 1 câu hỏi vào ngân hàng')).toBeVisible();
  },
});
