import { people } from '@sen/api/fixtures/people';
import { examMocks } from '@sen/api/mocks/examMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Exam bank' } satisfies Meta;

const path = '/sample-surveys';
const as = people.teacher;

const states = pageStates({ path, as, mocks: examMocks, call: '/surveys' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có đề thi nào');

export const Filled = pageStory({
  path,
  as,
  mocks: examMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Ngân hàng đề thi');
    const link = await within(canvasElement).findByRole('link', { name: 'Đề thi nội quy lao động năm 2025' });
    await expect(link).toHaveAttribute('href', '/surveys/view/3');
  },
});

/** A draft can be neither locked nor unlocked; the disabled button shows the reason. */
export const FilledForAdmin = pageStory({
  path,
  as: people.admin,
  mocks: examMocks,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: /Chọn Bài kiểm tra/ }));
    const lock = await within(canvasElement).findByRole('button', { name: 'Khóa' });
    await expect(lock).toHaveAccessibleDescription(/[Nn]háp/);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
