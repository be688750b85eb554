import { memberRows } from '@sen/api/fixtures/members';
import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { page as pageOf } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Members' } satisfies Meta;

const path = '/users';
const as = people.admin;

const states = pageStates({ path, as, call: '/users/all' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [http.get('/users/all', ({ response }) => response(200).json(pageOf([])))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có thành viên nào')).toBeVisible();
  },
});

/** A locked account is unlocked; the own one cannot be locked, with a reason. */
export const Filled = pageStory({
  path,
  as,
  mocks: memberMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Thành viên');
    await userEvent.click(await page.findByRole('button', { name: new RegExp(people.otherStudent.name) }));
    for (const time of page.getAllByText(/^\d\d:\d\d \d\d\/\d\d\/\d{4}$/))
      await expect(time.scrollWidth, 'a time is cut').toBeLessThanOrEqual(time.clientWidth);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mở khóa' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: `Mở khóa tài khoản ${people.otherStudent.name}?` }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Mở khóa' }));
    await expect(await screen.findByText('Đã mở khóa 1 tài khoản.')).toBeVisible();
  },
});

const longList = Array.from({ length: 14 }, (_, place) =>
  memberRows.slice(-1).map((row) => ({ ...row, id: `many${place}`, name: `Học viên ${place + 1}` })),
).flat();

/** Rows of another page are named before they are deleted, and their rule still holds. */
export const FilledOverPages = pageStory({
  path,
  as,
  mocks: [
    http.get('/users/all', ({ query, response }) => {
      const page = Number(query.get('page') ?? 1);
      const data = longList.slice((page - 1) * 10, page * 10);
      return response(200).json({ data, page, limit: 10, total: longList.length, last_page: 2 });
    }),
    ...memberMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const boxes = await page.findAllByRole('checkbox', { name: /^Chọn Học viên/ });
    for (const box of boxes.slice(0, 6)) await userEvent.click(box);
    await userEvent.click(page.getByRole('button', { name: 'Trang 2' }));
    await page.findByRole('checkbox', { name: 'Chọn Học viên 11' });
    const bar = within(await page.findByRole('region', { name: 'Thao tác với các mục đã chọn' }));
    await expect(bar.getByText('Đã chọn 6, trong đó 6 ở trang khác')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Xóa' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Xóa 6 tài khoản?' }));
    for (const place of [1, 5]) await expect(dialog.getByText(`Học viên ${place}`)).toBeVisible();
    await expect(dialog.queryByText('Học viên 6')).toBeNull();
    await expect(dialog.getByText('và 1 mục khác')).toBeVisible();
  },
});

/** The list of one role has no role filter, and a new member of it has the role preset. */
export const FilledByRole = pageStory({
  path: '/teachers',
  as,
  mocks: memberMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Giảng viên');
    const lists = within(page.getByRole('navigation', { name: 'Danh sách thành viên' }));
    await expect(lists.getByRole('link', { name: 'Giảng viên' })).toHaveAttribute('aria-current', 'page');
    const [first] = lists.getAllByRole('link');
    const edge = page.getByRole('heading', { level: 1 }).getBoundingClientRect().left;
    const text = document.createRange();
    if (first) text.selectNodeContents(first);
    await expect(Math.abs(text.getBoundingClientRect().left - edge)).toBeLessThan(1);
    await expect(page.getByRole('link', { name: 'Thêm thành viên' })).toHaveAttribute(
      'href',
      '/users/add?role=teacher',
    );
    await userEvent.click(await page.findByRole('button', { name: new RegExp(people.teacher.name) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chỉnh sửa' }));
    await seesHeading(canvasElement, `Chỉnh sửa thành viên: ${people.teacher.name}`);
    await expect(page.getByRole('link', { name: 'Giảng viên' })).toHaveAttribute('href', '/teachers');
  },
});

/** A teacher sees the own students, without actions. */
export const FilledForTeacher = pageStory({
  path,
  as: people.teacher,
  mocks: memberMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Thành viên');
    await expect(
      await within(canvasElement).findByRole('link', { name: people.student.name }),
    ).toHaveAttribute('href', `/users/view/${people.student.id}`);
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
