import { banner, banners } from '@sen/api/fixtures/banners';
import { people } from '@sen/api/fixtures/people';
import { bannerMocks } from '@sen/api/mocks/bannerMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import { refused } from '@sen/api/mocks/states';
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
    const seen = within(canvasElement);
    const link = await seen.findByRole('link', { name: banner.alt_text });
    await expect(link).toHaveAttribute('href', `/banners/edit/${banner.id}`);
    await expect(seen.getByText('Đang hiện')).toBeVisible();
    await expect(seen.getByText('Mọi vai trò')).toBeVisible();
    await expect(seen.getByText('Mọi đơn vị')).toBeVisible();
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
    const seen = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const row = within(await seen.findByRole('row', { name: new RegExp(banners[1]?.alt_text ?? '') }));
    await userEvent.click(row.getByRole('button', { name: /Thao tác/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chuyển lên trước' }));
    await expect(await screen.findByText('Đã đổi thứ tự banner.')).toBeVisible();
    await expect(moves.at(-1)).toEqual(['2', { position: 1 }]);
  },
});

const orders: unknown[] = [];
/** All banners are on the first page. */
const twoPages = http.get('/banners', ({ query, response }) =>
  response(200).json(page(query.get('page') === '2' ? [] : banners)),
);

/** All banners are put in order in a dialog, by keys as by the pointer. */
export const FilledAndArranged = pageStory({
  path,
  as,
  mocks: [
    twoPages,
    http.put('/banners/order', async ({ request, response }) => {
      orders.push(await request.json());
      return response(200).json({ data: null });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Đổi thứ tự' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Đổi thứ tự banner' }));
    const handle = await dialog.findByRole('button', { name: `Di chuyển: ${banner.alt_text}` });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu thứ tự' }));
    await expect(await screen.findByText('Đã lưu thứ tự banner.')).toBeVisible();
    const was = banners.map(({ id }) => id);
    const [first, second, ...others] = was;
    await expect(orders.at(-1)).toEqual({ banner_ids: [second, first, ...others], was });
  },
});

/** Somebody else has arranged them meanwhile: what was arranged stays on the screen, with what to do. */
export const RefusedOrder = pageStory({
  path,
  as,
  mocks: [
    twoPages,
    refused(
      '/banners/order',
      {
        status: 409,
        code: 'bannersReordered',
        message: 'Trong lúc bạn sắp xếp, người khác đã đổi thứ tự banner.',
      },
      'put',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Đổi thứ tự' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Đổi thứ tự banner' }));
    await userEvent.click(await dialog.findByRole('button', { name: `Đưa xuống: ${banner.alt_text}` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu thứ tự' }));
    await expect(await dialog.findByText(/người khác đã đổi thứ tự banner/)).toBeVisible();
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
