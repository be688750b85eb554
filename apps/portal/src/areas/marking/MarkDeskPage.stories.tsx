import { review } from '@sen/api/fixtures/attempts';
import { markingQueue } from '@sen/api/fixtures/marking';
import { people } from '@sen/api/fixtures/people';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { http } from '@sen/api/mocks/http';
import { markingMocks } from '@sen/api/mocks/markingMocks';
import { failed, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Marking one by one' } satisfies Meta;

const path = '/markAnswer/1/queue';
const as = people.teacher;
const before = () => removeDraft('desk 3 1');
const mocks = [...markingMocks, ...attemptMocks];
const told = { path, as, before };
const states = pageStates({ ...told, call: '/classrooms/:id/marking', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  ...told,
  mocks: [
    http.get('/classrooms/{id}/marking', ({ response }) =>
      response(200).json({ data: { ...markingQueue, items: [], questions: [], waiting_answers: 0 } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Không còn câu nào chờ chấm')).toBeVisible();
  },
});

const deskOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: /^Bàn chấm/ });

/** Four keys mark four answers, none of them waits for the server. */
export const Filled = pageStory({
  ...told,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Chấm từng câu');
    await waitFor(async () => expect(await deskOf(canvasElement)).toHaveFocus());
    await expect(page.getByText('Còn 4 câu chờ chấm')).toBeVisible();
    await expect(page.getByText('Đỗ Minh Châu')).toBeVisible();
    await userEvent.keyboard('3');
    await expect(page.getByText('Còn 3 câu chờ chấm')).toBeVisible();
    await userEvent.keyboard('f');
    await expect(page.getByText('Còn 2 câu chờ chấm')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(page.getByText(/^Đã chấm .* điểm. Bấm phím khác để sửa.$/)).toBeVisible();
    await expect(await page.findByText(/^Mọi điểm đã được lưu lúc/)).toBeVisible();
  },
});

export const FilledWithoutNames = pageStory({
  ...told,
  path: `${path}?anonymous=1`,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Bài 3F2A91')).toBeVisible();
    await expect(page.queryByText('Đỗ Minh Châu')).toBeNull();
  },
});

/** The filters are behind a button beside the title, which says how many are in use. */
export const FilledAndFiltered = pageStory({
  ...told,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const desk = await deskOf(canvasElement);
    const title = page.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(desk.getBoundingClientRect().top - title.bottom).toBeLessThan(80);
    await userEvent.click(page.getByRole('button', { name: 'Lọc và thứ tự' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Lọc và thứ tự' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Theo bài làm' }));
    await userEvent.click(panel.getByRole('switch', { name: 'Ẩn tên học viên' }));
    await userEvent.keyboard('{Escape}');
    await expect(await page.findByText('Bài 3F2A91')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Lọc và thứ tự.*2 lựa chọn/ })).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  ...told,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Chấm từng câu'),
});

/** An address that says something else than the desk knows would show other answers than those meant. */
export const AddressUnknown = pageStory({
  ...told,
  path: `${path}?assignment=zz`,
  mocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

/** The next answer is there; the one that somebody else marked can be seen, and marked again knowingly. */
export const MarkedBySomebodyElse = pageStory({
  ...told,
  mocks: [
    ...markingMocks,
    http.get('/attempts/{id}', ({ response }) => response(200).json({ data: review })),
    refused(
      '/surveys/mark',
      {
        status: 409,
        code: 'markedMeanwhile',
        message: 'Trần Thu Hà đã chấm câu này 7 điểm lúc 10:42.',
      },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(async () => expect(await deskOf(canvasElement)).toHaveFocus());
    await userEvent.keyboard('3');
    await expect(await page.findByText('1 câu đã được người khác chấm trước bạn')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Xem câu đó' }));
    await expect(await page.findByText(/Trần Thu Hà đã chấm/)).toBeVisible();
  },
});

/** A mark that the server does not take says why; nobody is said to have marked the answer. */
export const MarkRefused = pageStory({
  ...told,
  mocks: [
    ...markingMocks,
    refused('/surveys/mark', { status: 403, code: 'classEnded', message: 'Lớp đã kết thúc.' }, 'post'),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(async () => expect(await deskOf(canvasElement)).toHaveFocus());
    await userEvent.keyboard('3');
    await expect(await page.findByText('1 điểm chưa được lưu')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Xem câu đó' }));
    await expect(await page.findByText('Lớp đã kết thúc.')).toBeVisible();
  },
});

/** Without a network the marks stay on the device, and marking goes on. */
export const MarkNotSent = pageStory({
  ...told,
  mocks: [...markingMocks, failed('/surveys/mark', 'post')],
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await deskOf(canvasElement)).toHaveFocus());
    await userEvent.keyboard('34');
    await expect(
      await within(canvasElement).findByText('2 điểm còn ở trên thiết bị này và đang được gửi.'),
    ).toBeVisible();
    await removeDraft('desk 3 1');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
