import { companies } from '@sen/api/fixtures/companies';
import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Units' } satisfies Meta;

const path = '/companies';
const as = people.superAdmin;
const states = pageStates({ path, as, mocks: companyMocks, call: '/companies' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có đơn vị nào');

export const Filled = pageStory({
  path,
  as,
  mocks: companyMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Đơn vị');
    const [first] = companies;
    const link = await within(canvasElement).findByRole('link', { name: first.company_name });
    await expect(link).toHaveAttribute('href', `/companies/view/${first.id}`);
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: companyMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(companies[1].company_name)).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToAdmins = closedPage({ path, as: people.admin });

export const Failed = states.failed;
