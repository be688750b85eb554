import { questionCategoryRows, usedCategory } from '@sen/api/fixtures/categories';
import { people } from '@sen/api/fixtures/people';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Categories' } satisfies Meta;

const place = { path: '/questions-category', as: people.admin };
const states = pageStates({ ...place, mocks: categoryMocks, call: '/questions_categories/all' });

const openMenu = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: new RegExp(`^Thao tác.*${name}$`) }),
  );
  return within(await screen.findByRole('menu'));
};

export const Loading = states.loading;

export const Empty = states.empty('Chưa có danh mục nào');

/** Children follow their parent; the other kinds are a press away. */
export const Filled = pageStory({
  ...place,
  mocks: categoryMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Danh mục câu hỏi');
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: /An toàn điện/ })).toHaveAttribute(
      'href',
      '/category/view/questions/21',
    );
    const kinds = within(page.getByRole('navigation', { name: 'Các loại danh mục' }));
    await expect(kinds.getByRole('link', { name: 'Câu hỏi' })).toHaveAttribute('aria-current', 'page');
    await expect(kinds.getByRole('link', { name: 'Phòng ban' })).toHaveAttribute(
      'href',
      '/departments-category',
    );
    await expect(page.getByRole('link', { name: 'Tạo danh mục' })).toHaveAttribute(
      'href',
      '/category/questions/add',
    );
  },
});

/** Section 6: the category of another person is closed, and the menu says who may change it. */
export const OfAnother = pageStory({
  ...place,
  mocks: categoryMocks,
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement, 'Kỹ năng bán hàng');
    const edit = menu.getByRole('menuitem', { name: /^Chỉnh sửa/ });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(edit).toHaveTextContent(people.superAdmin.name);
  },
});

/** A category in use says what uses it, and is deleted once everything has gone to another one. */
export const DeletingUsed = pageStory({
  ...place,
  mocks: categoryMocks,
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement, usedCategory.name);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Xóa' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Xóa danh mục “${usedCategory.name}”?` }),
    );
    await dialog.findByText(/đang có 14 câu hỏi và 2 danh mục con/);
    await userEvent.click(dialog.getByRole('button', { name: 'Chuyển và xóa' }));
    const to = dialog.getByRole('combobox', { name: /Chuyển sang/ });
    await expect(to).toHaveAccessibleDescription('Trường này là bắt buộc!');
    await userEvent.type(to, 'nội quy');
    await userEvent.click(await screen.findByRole('option', { name: 'Nội quy lao động' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Chuyển và xóa' }));
    await screen.findByText('Đã chuyển 14 câu hỏi và xóa danh mục.');
  },
});

/** A super-admin sees the unit of each category. */
export const OfAllUnits = pageStory({
  ...place,
  as: people.superAdmin,
  user: { company_id: null, company_name: null },
  mocks: categoryMocks,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('columnheader', { name: 'Đơn vị' })).toBeVisible();
  },
});

export const OnAPhone = pageStory({
  ...place,
  phone: true,
  mocks: categoryMocks,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(questionCategoryRows[3]?.name ?? '')).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
