import { assignment, classRow, taughtClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { scoreImport, scoreMocks, scoreReport } from '@sen/api/mocks/scoreMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';

export default { title: 'Pages/Score import' } satisfies Meta;

const path = `/classroom/${classRow.id}/scores`;
const mocks = [...scoreMocks, ...classMocks];
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) =>
  pageStory({ path, as: people.teacher, mocks, ...told });
const states = pageStates({ path, as: people.teacher, call: '/classrooms/:id', mocks: scoreMocks });

export const Loading = states.loading;
export const Failed = states.failed;
export const Refused = closedPage({ path, as: people.student });

/** No exam of the class has opened. */
export const Empty = story({
  mocks: [
    http.get('/classrooms/{id}', ({ response }) =>
      response(200).json({ data: { ...taughtClass, surveys: [] } }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có bài thi nào đã mở')).toBeVisible();
  },
});

/** The file may come before the reason: it waits, and one is told what is missing. */
export const FileBeforeReason = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Kéo thả tệp điểm vào đây');
    await userEvent.upload(fileInput(canvasElement), new File(['a'], scoreReport.file_name));
    await userEvent.click(await page.findByRole('button', { name: 'Tiếp tục' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('Hãy ghi lý do nhập điểm.');
    await userEvent.type(page.getByRole('textbox', { name: /Lý do nhập điểm/ }), 'Thi trên giấy');
    await userEvent.click(page.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await page.findByRole('button', { name: 'Kiểm tra' })).toBeVisible();
  },
});

/** Of several exams none is chosen for the teacher: a file with the scores of another one would be entered. */
export const SeveralExams = story({
  mocks: [
    http.get('/classrooms/{id}', ({ response }) =>
      response(200).json({
        data: { ...taughtClass, surveys: [assignment, { ...assignment, id: '77', title: 'Thi cuối khóa' }] },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const exam = await page.findByRole('button', { name: /Bài thi/ });
    await expect(exam).toHaveTextContent('Chọn');
    await expect(page.queryByRole('button', { name: /^Excel/ })).toBeNull();
    await userEvent.type(page.getByRole('textbox', { name: /Lý do nhập điểm/ }), 'Thi trên giấy');
    await userEvent.upload(fileInput(canvasElement), new File(['a'], scoreReport.file_name));
    await userEvent.click(await page.findByRole('button', { name: 'Tiếp tục' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('Hãy chọn bài thi.');
    await userEvent.click(exam);
    await userEvent.click(await screen.findByRole('option', { name: /^Thi cuối khóa/ }));
    await expect(await page.findByRole('button', { name: /^Excel/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await page.findByText(/^Thi cuối khóa \(mở/)).toBeVisible();
  },
});

function fileInput(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  return input;
}

async function check(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Lý do nhập điểm/ }), 'Thi trên giấy');
  await userEvent.upload(fileInput(canvasElement), new File(['a'], scoreReport.file_name));
  await userEvent.click(await page.findByRole('button', { name: 'Kiểm tra' }));
  return page;
}

/** Announced; the tiles show it. */
async function seesCounts(page: ReturnType<typeof within>) {
  const [shown] = await page.findAllByText('12 mới, 3 thay đổi, 1 bị từ chối.');
  await expect(shown).toBeVisible();
}

/** What the file changes, the old score beside the new one, and what is wrong. */
export const Checked = story({
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement);
    await seesCounts(page);
    const scores = within(page.getByRole('grid', { name: 'Điểm sẽ được nhập' }));
    await expect(scores.getByText('60,25')).toBeVisible();
    await expect(scores.getByText('91')).toBeVisible();
    // Columns are named as in the outcome: by their headings in the file.
    await expect(scores.getAllByText('Điểm (thang 100) (E)')).toHaveLength(4);
    // What was chosen first stays in view.
    await expect(page.getByText('Thi trên giấy')).toBeVisible();
    await expect(page.getByText(/^.+ \(mở .+\)$/)).toBeVisible();
  },
});

export const CheckedOnAPhone = story({
  phone: true,
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement);
    await seesCounts(page);
  },
});

/** A wrong score is fixed in place and checked again. */
export const FixedInPlace = story({
  mocks: [
    http.post('/classrooms/{id}/surveys/{assignment_id}/scores/check', async ({ request, response }) => {
      const isFixed = (await request.formData()).has('fixes');
      return response(200).json({
        data: isFixed ? { ...scoreReport, good: scoreReport.good + 1, refused: 0, rows: [] } : scoreReport,
      });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement);
    const wrong = within(await page.findByRole('grid', { name: 'Dòng không hợp lệ' }));
    page.getByRole('button', { name: 'Lỗi sau (F8)' }).focus();
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('855'));
    await userEvent.keyboard('{Enter}');
    const field = await wrong.findByRole('textbox', { name: 'Điểm (thang 100) (E)' });
    await userEvent.clear(field);
    await userEvent.type(field, '85,5{Enter}');
    await expect(await wrong.findByText('Đã sửa')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Nhập điểm của 16 học viên' })).toBeEnabled();
  },
});

/** The scores are entered; the import can be undone. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Nhập điểm của 15 học viên' }));
    await expect(await page.findByText('Đã nhập điểm của 15 học viên')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Hoàn tác lần nhập' }));
    await expect(
      await within(document.body).findByText(/Điểm nào đã được nhập lại sau đó thì giữ nguyên/),
    ).toBeVisible();
  },
});

/** What has been changed since is kept, and named. */
export const UndoneInPart = story({
  path: `${path}?import=${scoreImport.id}`,
  mocks: [
    http.get('/imports/{id}', ({ response }) =>
      response(200).json({
        data: {
          ...scoreImport,
          state: 'undone',
          undone: 14,
          kept: 1,
          undo_until: null,
          rows: [{ row: 3, name: 'Trần Thị Bình', errors: [] }],
        },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/dòng 3 – Trần Thị Bình/)).toBeVisible();
  },
});

/** Certificates that the scores had earned stay, and are pointed out. */
export const UndoneWithCertificates = story({
  path: `${path}?import=${scoreImport.id}`,
  mocks: [
    http.get('/imports/{id}', ({ response }) =>
      response(200).json({
        data: {
          ...scoreImport,
          state: 'undone',
          undone: 15,
          undo_until: null,
          unearned_certificates: { count: 2, classroom_id: '1' },
        },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Lớp còn 2 chứng chỉ có hiệu lực không còn khớp/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Xem chứng chỉ của lớp' })).toHaveAttribute(
      'href',
      expect.stringContaining('/1/'),
    );
  },
});
