import { classRow } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { classListReport } from '@sen/api/mocks/classListReport';
import { http } from '@sen/api/mocks/http';
import { classListImport, importMocks } from '@sen/api/mocks/importMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Class list' } satisfies Meta;

const path = `/classroom/${classRow.id}/import`;
const mocks = [
  http.get('/imports/{id}', ({ response }) => response(200).json({ data: classListImport })),
  http.post('/classrooms/{id}/students/import/check', ({ response }) =>
    response(200).json({ data: classListReport }),
  ),
  http.post('/classrooms/{id}/students/import', ({ response }) =>
    response(200).json({ data: classListImport }),
  ),
  ...importMocks,
  ...classMocks,
];
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({ path, as: people.admin, mocks, ...told });
const states = pageStates({
  path: `${path}?import=${classListImport.id}`,
  as: people.admin,
  call: '/imports/:id',
  mocks: classMocks,
});

export const Loading = states.loading;
export const Failed = states.failed;
export const Refused = closedPage({ path, as: people.teacher });

/** No file is chosen yet. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Nhập danh sách lớp từ tệp');
    await expect(within(canvasElement).getByText('Kéo thả danh sách lớp vào đây')).toBeVisible();
  },
});

async function check(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await page.findByText('Kéo thả danh sách lớp vào đây');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  await userEvent.upload(input, new File(['a'], 'lop-dieu-duong.xlsx'));
  await userEvent.click(await page.findByRole('button', { name: 'Kiểm tra' }));
  return page;
}

/** Whom the list would add, and whom it does not find. */
export const Checked = story({
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement);
    await expect(await page.findByText(/Đơn vị không có ai như vậy/)).toBeVisible();
  },
});

export const CheckedOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement);
    await expect(await page.findByText('Học viên sẽ được thêm')).toBeVisible();
  },
});

/** The students are in the class; the import can be undone. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Thêm 38 học viên' }));
    await expect(await page.findByText('Đã thêm 38 học viên vào lớp')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hoàn tác lần nhập' })).toBeVisible();
  },
});
