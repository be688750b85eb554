import { badge, badgeUnits } from '@sen/api/fixtures/badges';
import { people } from '@sen/api/fixtures/people';
import { badgeMocks } from '@sen/api/mocks/badgeMocks';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Badges' } satisfies Meta;

const path = '/armorial';
const as = people.superAdmin;
const mocks = [...badgeMocks, ...companyMocks];
const states = pageStates({ path, as, mocks, call: '/badges/units' });
const ofUnit = pageStates({ path: '/armorial?unit=1', as, mocks, call: '/badges' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có đơn vị nào');

export const EmptyUnit = ofUnit.empty('Chưa có huy hiệu nào');

/** The units, each a link to its badges. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Huy hiệu');
    const link = await within(canvasElement).findByRole('link', { name: badgeUnits[0]?.company_name ?? '' });
    await expect(link).toHaveAttribute('href', '/armorial?unit=1');
  },
});

export const FilledUnit = pageStory({
  path: '/armorial?unit=1',
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: badge.name });
    await expect(link).toHaveAttribute('href', '/armorial/view/1/1');
    await expect(page.getByRole('link', { name: 'Tạo huy hiệu' })).toHaveAttribute('href', '/armorial/add/1');
    await expect(page.getByText(/Hoàn thành 2 trong 2 khóa học/)).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path: '/armorial?unit=1',
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(badge.name)).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToAdministrators = closedPage({ path, as: people.admin });

export const Failed = states.failed;
