import { people } from '@sen/api/fixtures/people';
import { waitingForAdmin } from '@sen/api/fixtures/overview';
import { classMocks } from '@sen/api/mocks/classMocks';
import { overviewMocks } from '@sen/api/mocks/overviewMocks';
import { failed } from '@sen/api/mocks/states';
import { topMocks } from '@sen/api/mocks/reportMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Overview/Tops' } satisfies Meta;

const path = '/overview';
const as = people.admin;
const board = [...overviewMocks(waitingForAdmin), ...classMocks];
const seesTops = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const seen = within(canvasElement);
  await expect(await seen.findByText('1.284 lần xem')).toBeVisible();
  await expect(seen.getByText('96,50 điểm')).toBeVisible();
  await expect(seen.getByText('4,75 sao')).toBeVisible();
  await expect(seen.getByRole('link', { name: people.student.name })).toHaveAttribute(
    'href',
    `/users/view/${people.student.id}`,
  );
  // What has nothing to be ranked by is not among the first.
  await expect(seen.queryByText('Ứng phó sự cố hóa chất')).toBeNull();
};

export const Filled = pageStory({ path, as, mocks: [...topMocks, ...board], play: seesTops });

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: [...topMocks, ...board],
  phone: true,
  play: seesTops,
});

/** The rest of the page does not need them. */
export const Failed = pageStory({
  path,
  as,
  mocks: [failed('/reports/:report'), ...board],
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await expect(await seen.findByRole('link', { name: 'Yêu cầu chờ duyệt' })).toBeVisible();
    await expect(seen.queryByText('Xem báo cáo')).toBeNull();
  },
});
