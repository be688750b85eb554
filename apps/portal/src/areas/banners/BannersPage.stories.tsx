import { banner, banners } from '@sen/api/fixtures/banners';
import { people } from '@sen/api/fixtures/people';
import { bannerMocks } from '@sen/api/mocks/bannerMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Banners' } satisfies Meta;

const path = '/banners';
const as = people.superAdmin;
const mocks = bannerMocks;
const states = pageStates({ path, as, mocks, call: '/banners' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có banner nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Banner');
    const page = within(canvasElement);
    const link = await page.findByRole('link', { name: banner.alt_text });
    await expect(link).toHaveAttribute('href', `/banners/edit/${banner.id}`);
    await expect(page.getByText('Đang hiện')).toBeVisible();
    await expect(page.getByText('Mọi vai trò · Mọi đơn vị')).toBeVisible();
  },
});

const moves: unknown[] = [];

/** A banner is moved from the menu of its row; the first one only back, the last one only forward. */
export const FilledAndMoved = pageStory({
  path,
  as,
  mocks: [
    http.put('/banners/{id}/position', async ({ params, request, response }) => {
      moves.push([params.id, await request.json()]);
      return response(200).json({ data: null });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const row = within(await page.findByRole('row', { name: new RegExp(banners[1]?.alt_text ?? '') }));
    await userEvent.click(row.getByRole('button', { name: /Thao tác/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chuyển lên trước' }));
    await expect(await screen.findByText('Đã đổi thứ tự banner.')).toBeVisible();
    await expect(moves.at(-1)).toEqual(['2', { position: 1 }]);
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(banner.alt_text)).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToAdministrators = closedPage({ path, as: people.admin });

export const Failed = states.failed;
