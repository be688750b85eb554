import { people } from '@sen/api/fixtures/people';
import { myCourseMocks } from '@sen/api/mocks/myCourseMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/My courses' } satisfies Meta;

const path = '/course-all';
const as = people.student;

const states = pageStates({ path, as, call: '/my-courses' });

export const Loading = states.loading;

/** A student without a course is shown where to register for one. */
export const Empty = pageStory({
  path,
  as,
  mocks: [emptyList('/my-courses')],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Bạn chưa có khóa học nào')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nhập mã kích hoạt' })).toBeVisible();
    const [link] = page.getAllByRole('link', { name: 'Đăng ký lớp học' });
    await expect(link).toHaveAttribute('href', '/course-register');
  },
});

/** One course is in progress, one is passed, one waits for approval and cannot be opened yet. */
export const Filled = pageStory({
  path,
  as,
  mocks: myCourseMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Khóa học của tôi');
    const page = within(canvasElement);
    const going = within(await page.findByRole('article', { name: 'An toàn, vệ sinh lao động cơ bản' }));
    await expect(going.getByRole('link', { name: /Vào lớp An toàn lao động/ })).toHaveAttribute(
      'href',
      '/classroom/1',
    );
    await expect(going.getByText('Đang diễn ra')).toBeVisible();
    await expect(going.queryByText('Chưa hoàn thành')).toBeNull();
    await expect(page.getByText('Đạt')).toBeVisible();
    const waiting = within(page.getByRole('article', { name: 'Sơ cấp cứu tại nơi làm việc' }));
    await expect(waiting.getByText('Chờ duyệt')).toBeVisible();
    await expect(waiting.queryByText('Sắp diễn ra')).toBeNull();
    await expect(waiting.queryByRole('link', { name: /Vào lớp/ })).toBeNull();
  },
});

/** Only what is in progress; a search that finds nothing can be cleared. */
export const FilledInProgress = pageStory({
  path: '/course-going',
  as,
  mocks: myCourseMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Khóa học đang diễn ra');
    const page = within(canvasElement);
    await page.findByRole('article', { name: 'An toàn, vệ sinh lao động cơ bản' });
    await expect(page.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(page.getByRole('link', { name: 'Đã kết thúc' }));
    await seesHeading(canvasElement, 'Khóa học đã kết thúc');
    await expect(await page.findByRole('article', { name: 'Kỹ năng bán hàng chuyên nghiệp' })).toBeVisible();
  },
});

/** Only the free courses. */
export const FilledFree = pageStory({
  path: '/course-free',
  as,
  mocks: myCourseMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Khóa học tự do của tôi');
    const page = within(canvasElement);
    const card = await page.findByRole('article', { name: 'Sơ cấp cứu tại nơi làm việc' });
    await expect(page.getAllByRole('article')).toHaveLength(1);
    // A single card keeps the measure of the grid.
    await expect(card.offsetWidth).toBeLessThan(Math.max(480, innerWidth / 2));
  },
});

/** Without a free course a student is led to those that there are. */
export const EmptyFree = pageStory({
  path: '/course-free',
  as,
  mocks: [emptyList('/my-courses')],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Bạn chưa có khóa học tự do nào')).toBeVisible();
    for (const link of page.getAllByRole('link', { name: 'Tìm khóa học tự do' }))
      await expect(link).toHaveAttribute('href', '/free-course');
    await expect(page.queryByRole('link', { name: 'Đăng ký lớp học' })).toBeNull();
  },
});

/** The list variant of section 5: only what waits for approval, until all is asked for. */
export const FilledWaiting = pageStory({
  path: `${path}?status=Request`,
  as,
  mocks: myCourseMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('article', { name: 'Sơ cấp cứu tại nơi làm việc' });
    await expect(page.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Xem tất cả' }));
    await expect(
      await page.findByRole('article', { name: 'An toàn, vệ sinh lao động cơ bản' }),
    ).toBeVisible();
  },
});

export const NothingFound = pageStory({
  path: `${path}?q=vắng`,
  as,
  mocks: [emptyList('/my-courses')],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Bỏ tìm kiếm và bộ lọc' }));
    await expect(await page.findByText('Bạn chưa có khóa học nào')).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: myCourseMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chờ duyệt')).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
