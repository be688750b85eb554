import { people } from '@sen/api/fixtures/people';
import { freeCourseMocks } from '@sen/api/mocks/freeCourseMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Free courses' } satisfies Meta;

const path = '/free-course';
const as = people.student;

const states = pageStates({ path, as, call: '/free-courses', mocks: freeCourseMocks });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có khóa học tự do nào');

/** One is free of charge, one has a price and waits for an answer, one is taken already. */
export const Filled = pageStory({
  path,
  as,
  mocks: freeCourseMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Khóa học tự do');
    const page = within(canvasElement);
    const free = within(await page.findByRole('article', { name: 'Giao tiếp nơi công sở' }));
    await expect(free.getByText('Miễn phí')).toBeVisible();
    await expect(free.getByRole('link', { name: /Xem khóa học/ })).toHaveAttribute('href', '/free-course/21');
    const waiting = within(page.getByRole('article', { name: 'Tiếng Anh giao tiếp cho người đi làm' }));
    await expect(waiting.getByText(/^1\.250\s€$/)).toBeVisible();
    await expect(waiting.getByText('Chờ duyệt')).toBeVisible();
    const taken = within(page.getByRole('article', { name: 'Tin học văn phòng cơ bản' }));
    await expect(taken.getByText('Đang học')).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: freeCourseMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Miễn phí')).toBeVisible();
  },
});

/** A search that finds nothing can be cleared. */
export const NothingFound = pageStory({
  path: `${path}?q=vắng`,
  as,
  mocks: [emptyList('/free-courses'), ...freeCourseMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Bỏ tìm kiếm và bộ lọc' }));
    await expect(await page.findByText('Chưa có khóa học tự do nào')).toBeVisible();
  },
});

/** Section 6: students only. */
export const ClosedToTeachers = closedPage({ path, as: people.teacher });

export const Refused = states.refused;

export const Failed = states.failed;
