import { inactiveMember, memberRowOf } from '@sen/api/fixtures/members';
import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { page as pageOf } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Members, not active yet' } satisfies Meta;

const path = '/users/inactive';
const as = people.admin;

const states = pageStates({ path, as, call: '/users/inactive' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [http.get('/users/inactive', ({ response }) => response(200).json(pageOf([])))],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Mọi thành viên đều đã kích hoạt')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Xóa tất cả' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'Thao tác khác' })).toBeNull();
  },
});

/** Resends one activation email; then deletes all after their number was confirmed. */
export const Filled = pageStory({
  path,
  as,
  mocks: memberMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Chưa kích hoạt');
    await userEvent.click(await page.findByRole('checkbox', { name: new RegExp(inactiveMember.name) }));
    await userEvent.click(await page.findByRole('button', { name: 'Gửi lại email kích hoạt' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Gửi lại email/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi lại email kích hoạt' }));
    await expect(await screen.findByText('Đã gửi email kích hoạt cho 1 người.')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Xóa tất cả' }));
    const all = within(
      await screen.findByRole('alertdialog', { name: 'Xóa tất cả 1 tài khoản chưa kích hoạt?' }),
    );
    await userEvent.click(all.getByRole('button', { name: 'Xóa tất cả' }));
    await expect(await screen.findByText('Đã xóa 1 tài khoản.')).toBeVisible();
  },
});

let progressSeen: Promise<void>;

/** Many are deleted by several calls; the dialog says how many remain. */
export const DeletesMany = pageStory({
  path,
  as,
  mocks: [
    http.post('/users/inactive/delete', async ({ request, response }) => {
      const isFirst = !(await request.formData()).has('after');
      if (isFirst) return response(200).json({ data: { deleted: 900, next: '5000', remaining: 1300 } });
      await progressSeen;
      return response(200).json({ data: { deleted: 1299, next: null, remaining: 0 } });
    }),
    ...memberMocks,
  ],
  play: async ({ canvasElement }) => {
    let finish: () => void = () => undefined;
    progressSeen = new Promise((resolve) => (finish = resolve));
    await within(canvasElement).findByText(inactiveMember.name);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Xóa tất cả' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa tất cả' }));
    await expect(await dialog.findByText('Đang xóa, còn 1.300 tài khoản…')).toBeVisible();
    finish();
    await expect(await screen.findByText('Đã xóa 2.199 tài khoản.')).toBeVisible();
  },
});

let emptied = false;

/** The button goes away with the last account: the title has the focus then. */
export const DeletesAll = pageStory({
  path,
  as,
  mocks: [
    http.get('/users/inactive', ({ response }) =>
      response(200).json(pageOf(emptied ? [] : [memberRowOf(inactiveMember)])),
    ),
    http.post('/users/inactive/delete', ({ response }) => {
      emptied = true;
      return response(200).json({ data: { deleted: 1, next: null, remaining: 0 } });
    }),
    ...memberMocks,
  ],
  play: async ({ canvasElement }) => {
    emptied = false;
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Xóa tất cả' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa tất cả' }));
    await expect(await page.findByText('Mọi thành viên đều đã kích hoạt')).toBeVisible();
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: memberMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(inactiveMember.name)).toBeVisible();
  },
});

export const Refused = closedPage({ path, as: people.teacher });

export const Failed = states.failed;
