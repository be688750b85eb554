import { people } from '@sen/api/fixtures/people';
import { lessonMocks } from '@sen/api/mocks/lessonMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Lesson bank' } satisfies Meta;

const path = '/my-lessons';
const as = people.teacher;
const mocks = [...lessonMocks, ...projectMocks];

const states = pageStates({ path, as, mocks, call: '/lessons' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có bài giảng nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Ngân hàng bài giảng');
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: 'Nội quy ra vào xưởng hàn năm 2025' });
    await expect(link).toHaveAttribute('href', '/lessons/view/3');
    await expect(page.getByText('00:25:20')).toBeVisible();
    const lists = within(page.getByRole('navigation', { name: 'Các danh sách bài giảng' }));
    await expect(lists.getByRole('link', { name: 'Của tôi' })).toHaveAttribute('aria-current', 'page');
    await expect(lists.getByRole('link', { name: 'Bài giảng dự án' })).toHaveAttribute(
      'href',
      '/project-lesson',
    );
  },
});

/** A draft can be neither locked nor unlocked; the disabled button shows the reason. */
export const FilledForAdmin = pageStory({
  path: '/general-lecture',
  as: people.admin,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Bài giảng chung');
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: /Chọn Nối đất/ }));
    const lock = await within(canvasElement).findByRole('button', { name: 'Khóa' });
    await expect(lock).toHaveAccessibleDescription(/[Nn]háp/);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
