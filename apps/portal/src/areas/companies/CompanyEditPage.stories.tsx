import { companies } from '@sen/api/fixtures/companies';
import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { http } from '@sen/api/mocks/http';
import { draftOfCompany } from '@sen/domain/companies/draftOfCompany';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft, writeDraft } from '../../app/drafts/draftStore';
import { choosePicture, drawnPicture } from '../../testing/choosePicture';
import { pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Unit, edit' } satisfies Meta;

const [company] = companies;
const as = people.superAdmin;
const draftKey = `${as.id}:company:${company.id}`;
const base = {
  path: `/companies/edit/${company.id}`,
  as,
  before: () => removeDraft(draftKey),
  mocks: companyMocks,
};
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });
const states = pageStates({ ...base, call: '/companies/:id', refusal: 'notFound' });
/** How often the unit was read: somebody else changes it after the first time. */
let reads = 0;
const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu thay đổi' }));
const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Tên đơn vị/ });

export const Loading = states.loading;

/** A unit cannot lose its name. */
export const Empty = story({
  play: async ({ canvasElement }) => {
    const name = await nameField(canvasElement);
    await userEvent.clear(name);
    await save(canvasElement);
    await expect(name).toBeInvalid();
  },
});

export const Filled = story({
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Chỉnh sửa đơn vị: ${company.company_name}`);
    await expect(await nameField(canvasElement)).toHaveValue(company.company_name);
    await save(canvasElement);
    await seesHeading(canvasElement, company.company_name);
  },
});

const drawnLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><circle cx="40" cy="40" r="26" fill="#0b6fb8"/></svg>',
)}`;

/** A file that is no picture is refused at once; a picture is saved as soon as it is chosen, and what was typed stays. */
export const LogoChosen = story({
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
    const name = await nameField(canvasElement);
    await userEvent.type(name, ' mới');
    const button = await page.findByRole('button', { name: 'Chọn ảnh' });
    await choosePicture(button, new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(button).toHaveAccessibleDescription(/nội dung là/));
    await choosePicture(button, await drawnPicture('logo.png', { width: 480, height: 160 }));
    await expect(await page.findByText('Đã lưu logo.')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Gỡ logo' })).toBeVisible();
    await expect(name).toHaveValue(`${company.company_name} mới`);
  },
});

/** An older version of the portal, which knew no phone number, kept the draft: what was typed is there, the number is the unit's. */
export const RestoredFromAnOlderVersion = story({
  before: () => {
    const { company_phone: _unknown, ...older } = draftOfCompany(company);
    const value = { ...older, company_name: 'Tên gõ dở' };
    return writeDraft(draftKey, { savedAt: '2026-11-21T02:00:00Z', base: String(company.version), value });
  },
  play: async ({ canvasElement }) => {
    await expect(await nameField(canvasElement)).toHaveValue('Tên gõ dở');
    const phone = within(canvasElement).getByRole('textbox', { name: 'Điện thoại' });
    await expect(phone).toHaveValue(company.company_phone);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bỏ phần chưa lưu' }));
    await expect(await nameField(canvasElement)).toHaveValue(company.company_name);
  },
});

/** The sample follows what is typed; a colour like that of errors is advised against, a text that is none refused, beside the field. */
export const ColourTyped = story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const color = await canvas.findByRole('textbox', { name: 'Màu đơn vị' });
    const sample = canvas.getByText('Mục đang chọn');
    const before = getComputedStyle(sample).backgroundColor;
    await userEvent.clear(color);
    await userEvent.type(color, '#7a1fa2');
    await expect(getComputedStyle(sample).backgroundColor).not.toBe(before);
    await userEvent.clear(color);
    await userEvent.type(color, '#9a3412');
    await expect(color).toHaveAccessibleDescription(/gần với màu đỏ của lỗi/);
    await userEvent.type(color, 'x');
    await save(canvasElement);
    await expect(color).toHaveAccessibleDescription(/sáu chữ số/);
  },
});

/** Another person saved meanwhile: the page says so and keeps what was entered; saving again replaces it. */
export const RefusedAsChanged = story({
  mocks: [
    http.put('/companies/{id}', async ({ request, response }) => {
      const { version } = await request.json();
      if (version === company.version + 1) return response(200).json({ data: company });
      return response(409).json({
        type: 'urn:sen:problem:companyChanged',
        title: 'Đơn vị đã được sửa',
        status: 409,
        code: 'companyChanged',
        message: 'Trong lúc bạn đang sửa, người khác đã sửa đơn vị này.',
      });
    }),
    http.get('/companies/{id}', ({ response }) => {
      reads += 1;
      return response(200).json({
        data: reads === 1 ? company : { ...company, version: company.version + 1 },
      });
    }),
  ],
  before: async () => {
    reads = 0;
    await base.before();
  },
  play: async ({ canvasElement }) => {
    const name = await nameField(canvasElement);
    await userEvent.type(name, ' II');
    await save(canvasElement);
    await expect(await within(canvasElement).findByText(/người khác đã sửa đơn vị này/)).toBeVisible();
    await expect(name).toHaveValue(`${company.company_name} II`);
    await save(canvasElement);
    await seesHeading(canvasElement, company.company_name);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
