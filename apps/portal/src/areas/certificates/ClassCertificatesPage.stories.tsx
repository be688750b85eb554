import { people } from '@sen/api/fixtures/people';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Certificates of a class' } satisfies Meta;

const path = '/classroom/1/certificates';
const as = people.admin;
const mocks = [...certificateMocks, ...classMocks];
const states = pageStates({ path, as, mocks: classMocks, call: '/classrooms/:id/certificates' });

export const Loading = states.loading;

export const Empty = states.empty('Lớp chưa có học viên nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Chứng chỉ của lớp');
    const page = within(canvasElement);
    await expect(await page.findByText('2026-000017')).toBeVisible();
    await expect(page.getByText('Đủ điều kiện, chưa cấp')).toBeVisible();
  },
});

export const Refused = closedPage({ path, as: people.student });

export const Failed = states.failed;
