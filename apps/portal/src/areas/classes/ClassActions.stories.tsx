import type { Class } from '@sen/api/contract/model';
import { taughtClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { onlineClassMocks } from '@sen/api/mocks/onlineClassMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Class: actions' } satisfies Meta;

const path = '/classroom/1';
const as = people.teacher;
const running: Class = { ...taughtClass, classroom_end_time: '2099-12-31T10:00:00Z' };
const classroom = (data: Class) => [
  ...onlineClassMocks,
  http.get('/classrooms/{id}', ({ response }) => response(200).json({ data })),
];

const isAfter = (first: Element, second: Element) =>
  first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING;
const background = (element: Element) => getComputedStyle(element).backgroundColor;

/** What the page has no room for is behind '⋯'; a class that is running cannot be deleted. */
export const OfferingActions = pageStory({
  path,
  as,
  mocks: classroom(running),
  phone: true,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Chấm bài (3)' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Thao tác khác' }));
    await expect(await screen.findByRole('menuitem', { name: 'Giao bài thi' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Chỉnh sửa' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /^Xóa/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Submissions that wait are the main action. */
export const MarkingFirst = pageStory({
  path,
  as,
  mocks: classroom(running),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const mark = await page.findByRole('link', { name: 'Chấm bài (3)' });
    await expect(background(mark)).not.toBe(background(page.getByRole('button', { name: 'Thao tác khác' })));
  },
});

/** A long name leaves both what waits and what comes next in sight. */
export const LongName = pageStory({
  path,
  as,
  mocks: classroom({
    ...running,
    classroom_name: 'An toàn lao động và phòng cháy chữa cháy cho nhân viên mới – Khóa 12, đợt 2',
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Chấm bài (3)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Giao bài thi' })).toBeVisible();
  },
});

/** Without submissions that wait, assigning an exam stays the main action. */
export const NothingToMark = pageStory({
  path,
  as,
  mocks: classroom({
    ...running,
    surveys: taughtClass.surveys.map((assigned) => ({ ...assigned, waiting_count: 0 })),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const assign = await page.findByRole('button', { name: 'Giao bài thi' });
    const mark = page.getByRole('link', { name: 'Chấm bài' });
    await expect(isAfter(mark, assign)).toBe(true);
    await expect(background(mark)).not.toBe(background(assign));
    await expect(background(mark)).toBe(background(page.getByRole('button', { name: 'Thao tác khác' })));
  },
});

/**
 * A class and its exams that have ended say so in the same colour. Deleting the class is behind '⋯', although there is
 * room for it.
 */
export const Ended = pageStory({
  path,
  as,
  mocks: classroom({
    ...taughtClass,
    timing: 'finished',
    classroom_start_time: '2025-11-01T01:00:00Z',
    classroom_end_time: '2025-12-31T10:00:00Z',
    may_assign: false,
    surveys: taughtClass.surveys.slice(0, 1).map((assigned) => ({ ...assigned, timing: 'finished' })),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('grid', { name: 'Bài thi' });
    const dots = page
      .getAllByText('Đã kết thúc')
      .flatMap(({ children }) => [...children])
      .map(background);
    await expect(dots).toHaveLength(2);
    await expect(new Set(dots).size).toBe(1);
    await expect(page.getByRole('link', { name: 'Chấm bài (3)' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Xóa' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Thao tác khác' }));
    const remove = await screen.findByRole('menuitem', { name: 'Xóa' });
    await waitFor(() => expect(remove).toBeVisible());
  },
});
