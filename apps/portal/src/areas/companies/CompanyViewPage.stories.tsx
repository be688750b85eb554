import { companies, deletedCompany } from '@sen/api/fixtures/companies';
import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Unit' } satisfies Meta;

const [company, bare] = companies;
const path = `/companies/view/${company.id}`;
const as = people.superAdmin;
const states = pageStates({ path, as, call: '/companies/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A unit that was just added: the page leads to its administrator. */
export const Empty = pageStory({
  path: `/companies/view/${bare.id}`,
  as,
  mocks: [http.get('/companies/{id}', ({ response }) => response(200).json({ data: bare }))],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, bare.company_name);
    const page = within(canvasElement);
    await expect(page.getByText(/chưa có người quản trị/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Thêm quản trị đơn vị' })).toHaveAttribute(
      'href',
      `/users/add?role=admin&unit=${bare.id}`,
    );
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: companyMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, company.company_name);
    const admin = within(canvasElement).getByRole('link', { name: people.admin.name });
    await expect(admin).toHaveAttribute('href', `/users/view/${people.admin.id}`);
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: companyMocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, company.company_name),
});

/** A deleted unit says until when it can be restored, and offers that alone. */
export const FilledAsDeleted = pageStory({
  path: `/companies/view/${deletedCompany.id}`,
  as,
  mocks: companyMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, deletedCompany.company_name);
    const page = within(canvasElement);
    await expect(page.getByText(/Khôi phục được đến/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Khôi phục' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Chỉnh sửa' })).toBeNull();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
