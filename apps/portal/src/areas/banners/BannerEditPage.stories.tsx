import { banner } from '@sen/api/fixtures/banners';
import { people } from '@sen/api/fixtures/people';
import { bannerMocks } from '@sen/api/mocks/bannerMocks';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Banner, edit' } satisfies Meta;

const path = '/banners/edit/1';
const as = people.superAdmin;
const before = () => removeDraft(`${as.id}:banner:1`);
const mocks = [...bannerMocks, ...companyMocks];
const states = pageStates({ path, as, mocks, before, call: '/banners/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** A banner without its text is not saved. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const text = await page.findByRole('textbox', { name: /Nội dung ảnh/ });
    await userEvent.clear(text);
    await userEvent.click(page.getByRole('button', { name: 'Lưu thay đổi' }));
    await expect(text).toHaveFocus();
    await expect(page.getByText('Trường này là bắt buộc!')).toBeVisible();
  },
});

/** The picture that is kept is not sent again. */
export const Filled = pageStory({
  path,
  as,
  before,
  mocks: [
    http.put('/banners/{id}', async ({ request, response }) => {
      const form = await request.formData();
      await expect([form.has('image'), form.get('version')]).toEqual([false, String(banner.version)]);
      return response(200).json({ data: banner });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: /Đường dẫn/ })).toHaveValue(banner.path);
    await userEvent.type(page.getByRole('textbox', { name: /Nội dung ảnh/ }), '!');
    await userEvent.click(page.getByRole('button', { name: 'Lưu thay đổi' }));
    await seesHeading(canvasElement, 'Banner');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
