import type { Notification } from '@sen/api/contract/model';
import { attendedClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { attendedTraining } from '@sen/api/fixtures/trainings';
import { classMocks } from '@sen/api/mocks/classMocks';
import { notificationMocks } from '@sen/api/mocks/notificationMocks';
import { onlineClassMocks } from '@sen/api/mocks/onlineClassMocks';
import { notifications } from '@sen/api/fixtures/notifications';
import { http } from '@sen/api/mocks/http';
import { failed, pending, refused } from '@sen/api/mocks/states';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { attendedTrainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStory, type PageStory } from '../../../testing/pageStory';
import { seesHeading } from '../../../testing/seen';

export default { title: 'Shell/Notifications' } satisfies Meta;

const story = (told: Pick<PageStory, 'mocks' | 'play'> & Partial<PageStory>) =>
  pageStory({ path: '/support', as: people.student, ...told });

async function openBell(name: RegExp = /^Thông báo, 2 thông báo chưa đọc/) {
  // Its place is kept by a disabled one until it has loaded.
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Thông báo' }));
}

/** What is new today stands first; opening the bell empties its badge. */
export const Filled = story({
  mocks: notificationMocks(),
  play: async () => {
    const bell = await openBell();
    await expect(await bell.findByText(notifications[0]?.data.message ?? '')).toBeVisible();
  },
});

export const FilledOnAPhone = story({
  mocks: notificationMocks(),
  phone: true,
  play: () => openBell().then(() => undefined),
});

export const Empty = story({
  mocks: notificationMocks([]),
  play: async () => {
    const bell = await openBell(/^Thông báo$/);
    await expect(await bell.findByText('Không có thông báo.')).toBeVisible();
  },
});

export const Loading = story({
  mocks: [pending('/notifications')],
  play: async () => {
    await openBell(/^Thông báo$/);
  },
});

/** A notification leads to what it is about. */
export const Followed = story({
  mocks: [
    ...notificationMocks(undefined, '/classroom/1'),
    http.get('/classrooms/{id}', ({ response }) => response(200).json({ data: attendedClass })),
    ...onlineClassMocks,
    ...classMocks,
    ...attemptMocks,
  ],
  play: async ({ canvasElement }) => {
    const bell = await openBell();
    await userEvent.click(await bell.findByRole('button', { name: /nhận vào lớp/ }));
    await seesHeading(canvasElement, /An toàn lao động/);
  },
});

/** The test of a training that is not open yet says so and leads to the training. */
export const LeadsElsewhere = story({
  mocks: [
    ...notificationMocks(undefined, '/trains/31', 'Chưa đến giờ làm bài. Bài thi mở lúc 16:00 22/11/2026.'),
    ...attendedTrainingMocks,
    ...attemptMocks,
  ],
  play: async ({ canvasElement }) => {
    const bell = await openBell();
    await userEvent.click(await bell.findByRole('button', { name: /An toàn điện cơ bản/ }));
    await expect(await screen.findByText(/Chưa đến giờ làm bài/)).toBeVisible();
    await seesHeading(canvasElement, attendedTraining.name);
  },
});

/** What is gone or not open yet says so and leads nowhere. */
export const Refused = story({
  mocks: [
    refused(
      '/notifications/:id/open',
      {
        status: 403,
        code: 'assignmentNotOpen',
        message: 'Chưa đến giờ làm bài. Bài thi mở lúc 14:00 21/11/2026 (GMT+7).',
      },
      'post',
    ),
    ...notificationMocks(),
  ],
  play: async ({ canvasElement }) => {
    const bell = await openBell();
    await userEvent.click(await bell.findByRole('button', { name: /An toàn điện cơ bản/ }));
    await expect(await screen.findByText(/Chưa đến giờ làm bài/)).toBeVisible();
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** All of them, to select, mark and delete. */
export const Drawer = story({
  mocks: notificationMocks(),
  play: async () => {
    const bell = await openBell();
    await userEvent.click(await bell.findByRole('button', { name: 'Xem tất cả' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Thông báo' }));
    await expect(await drawer.findByRole('button', { name: 'Đánh dấu tất cả đã đọc' })).toBeVisible();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Chọn tất cả' }));
    await expect(drawer.getByRole('button', { name: 'Xóa' })).toBeVisible();
  },
});

const pageSize = 10;
/** What the server has, the newest first. */
let told: Notification[] = [];
const numbered = (number: number): Notification => ({
  id: String(number),
  type: 'ClassroomEdited',
  icon: 'class',
  data: {
    message: `Thông báo số ${number}: lịch học`,
    name_created: 'Trần Quốc Bảo',
    avata: null,
    classroom_id: '1',
  },
  read_at: null,
  created_at: '2026-11-20T18:20:00Z',
});
const paged = http.get('/notifications', ({ query, response }) => {
  const number = Number(query.get('page') ?? 1);
  return response(200).json({
    data: told.slice((number - 1) * pageSize, number * pageSize),
    page: number,
    limit: pageSize,
    total: told.length,
    last_page: told.length / pageSize,
    count_unread: told.filter(({ read_at }) => read_at === null).length,
    count_unchecked: 2,
  });
});

/** When something arrives, what was scrolled to follows it: each once, none missing, and the view stays where it is. */
export const ChangedElsewhere = story({
  mocks: [paged, ...notificationMocks()],
  before: () => {
    // More than are loaded: the end of the list would take its button, and with it the focus, away.
    told = Array.from({ length: 100 }, (_, place) => numbered(100 - place));
    return Promise.resolve();
  },
  play: async () => {
    const bell = await openBell();
    await userEvent.click(await bell.findByRole('button', { name: 'Xem tất cả' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Thông báo' }));
    const lines = () => drawer.getAllByRole('button', { name: /^Thông báo số/ });
    const titles = () =>
      lines().map(({ textContent }) => /^Thông báo số \d+: lịch học/.exec(textContent)?.[0]);
    const line = (number: number) =>
      drawer.findByRole('button', { name: RegExp(`^Thông báo số ${number}:`) });
    await userEvent.click(await drawer.findByRole('button', { name: 'Xem thêm' }));
    await line(81);
    (await line(85)).scrollIntoView();
    const top = (await line(85)).getBoundingClientRect().top;

    // As many as before, so that their number does not tell of it.
    told = [numbered(101), ...told.filter(({ id }) => id !== '1')].map((one) =>
      one.id === '84' ? { ...one, read_at: one.created_at } : one,
    );
    await userEvent.click(drawer.getByRole('checkbox', { name: /Thông báo số 86: lịch học/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Đánh dấu đã đọc' }));
    await waitFor(() => expect(titles()[0]).toBe('Thông báo số 101: lịch học'));
    await waitFor(async () => expect(await line(84)).not.toHaveAccessibleName(/chưa đọc/));
    const expected = told.slice(0, titles().length).map(({ data }) => data.message);
    await expect(titles()).toEqual(expected);
    await waitFor(async () =>
      expect(Math.abs((await line(85)).getBoundingClientRect().top - top)).toBeLessThan(2),
    );
  },
});

let asked = 0;
const counted = http.get('/notifications', () => {
  asked += 1;
  return undefined;
});

/** A bell that cannot load asks again, and does not claim that there is nothing. */
export const Failed = story({
  mocks: [counted, failed('/notifications')],
  before: () => {
    asked = 0;
    return Promise.resolve();
  },
  play: async () => {
    const bell = await openBell(/^Thông báo$/);
    // The first call and both retries.
    await waitFor(() => expect(asked).toBeGreaterThan(2));
    await expect(await bell.findByText('Đang tải thông báo…')).toBeInTheDocument();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await expect(bell.queryByText('Không có thông báo.')).toBeNull();
  },
});
