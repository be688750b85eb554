import { companies, deletedCompany } from '@sen/api/fixtures/companies';
import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { choosePicture, drawnPicture } from '../../testing/choosePicture';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Unit' } satisfies Meta;

const [company, bare] = companies;
const path = `/companies/view/${company.id}`;
const as = people.superAdmin;
const drawnLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><circle cx="40" cy="40" r="26" fill="#0b6fb8"/></svg>',
)}`;
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

/** A file that is no picture is refused at once; a picture is saved as soon as it is chosen. */
export const LogoChosen = pageStory({
  path,
  as,
  mocks: (() => {
    let logo: string | null = null;
    return [
      http.post('/companies/{id}/logo', ({ response }) => {
        logo = drawnLogo;
        return response(200).json({ data: { ...company, company_logo: logo } });
      }),
      http.get('/companies/{id}', ({ response }) =>
        response(200).json({ data: { ...company, company_logo: logo } }),
      ),
      ...companyMocks,
    ];
  })(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: 'Chọn ảnh' });
    await choosePicture(button, new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(button).toHaveAccessibleDescription(/nội dung là/));
    await choosePicture(button, await drawnPicture('logo.png', { width: 480, height: 160 }));
    await expect(await page.findByText('Đã lưu logo.')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Gỡ logo' })).toBeVisible();
  },
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
