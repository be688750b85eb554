import { classRow } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { classListReport } from '@sen/api/mocks/classListReport';
import { http } from '@sen/api/mocks/http';
import { classListImport, importMocks } from '@sen/api/mocks/importMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
    // Once for a screen reader at the value, once in view.
    const [, reason] = await page.findAllByText(/Không tìm thấy người này trong đơn vị/);
    await expect(reason).toBeVisible();
  },
});

/** A wrong cell is fixed in place and checked again; what is wrong can be downloaded, too. */
export const FixedInPlace = story({
  mocks: [
    http.post('/classrooms/{id}/students/import/check', async ({ request, response }) => {
      const isFixed = (await request.formData()).has('fixes');
      const { good } = classListReport;
      return response(200).json({
        data: isFixed ? { ...classListReport, good: good + 1, refused: 0, rows: [] } : classListReport,
      });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement);
    const wrong = within(await page.findByRole('grid', { name: 'Dòng không hợp lệ' }));
    for (const name of ['Tải các dòng lỗi', 'Tải cả tệp kèm cột lỗi'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    page.getByRole('button', { name: 'Lỗi sau (F8)' }).focus();
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('SV0999'));
    await userEvent.keyboard('{Enter}');
    const field = await wrong.findByRole('textbox', { name: 'Mã học viên (A)' });
    await userEvent.clear(field);
    await userEvent.type(field, 'SV0099{Enter}');
    await expect(await wrong.findByText('Đã sửa')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Thêm 39 học viên' })).toBeEnabled();
    await expect(page.queryByRole('button', { name: 'Tải các dòng lỗi' })).toBeNull();
  },
});

export const FixedOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'SV0999' }));
    await expect(await page.findByRole('textbox', { name: 'Mã học viên (A)' })).toHaveFocus();
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
