import { people, secondCompany } from '@sen/api/fixtures/people';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Lesson categories' } satisfies Meta;

const place = { path: '/lesson-category', as: people.admin };
const states = pageStates({ ...place, mocks: categoryMocks, call: '/lessons_categories/all' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có danh mục nào');

/** Adds a category; one without a name is refused. */
export const Filled = pageStory({
  ...place,
  mocks: categoryMocks,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Văn hóa doanh nghiệp')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tạo danh mục' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tạo danh mục' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tạo danh mục' }));
    const name = dialog.getByRole('textbox', { name: /Tên danh mục/ });
    await expect(name).toHaveAccessibleDescription('Trường này là bắt buộc!');
    await userEvent.type(name, 'An ninh mạng{Enter}');
    await expect(await screen.findByText('Đã tạo danh mục.')).toBeVisible();
  },
});

/** A super-admin chooses the unit, and sees it in the list. */
export const ChoosingUnit = pageStory({
  ...place,
  as: people.superAdmin,
  user: { company_id: null, company_name: null },
  mocks: [...categoryMocks, ...companyMocks],
  play: async ({ canvasElement }) => {
    const main = within(canvasElement);
    await expect(await main.findByRole('columnheader', { name: 'Đơn vị' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Tạo danh mục' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tạo danh mục' }));
    const submit = dialog.getByRole('button', { name: 'Tạo danh mục' });
    await userEvent.type(dialog.getByRole('textbox', { name: /Tên danh mục/ }), 'An ninh mạng');
    await userEvent.click(submit);
    const unit = dialog.getByRole('combobox', { name: /Đơn vị/ });
    await expect(unit).toHaveAccessibleDescription('Trường này là bắt buộc!');
    await userEvent.type(unit, 'an');
    await userEvent.click(await screen.findByRole('option', { name: secondCompany.company_name }));
    await userEvent.click(submit);
    await expect(await screen.findByText('Đã tạo danh mục.')).toBeVisible();
  },
});

/** The account of an administrator is in no unit, and the dialog has no field for it: the reason is shown all the same. */
export const WithoutUnit = pageStory({
  ...place,
  user: { company_id: null, company_name: null },
  mocks: categoryMocks,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tạo danh mục' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tạo danh mục' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Tên danh mục/ }), 'An ninh mạng');
    await userEvent.click(dialog.getByRole('button', { name: 'Tạo danh mục' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('chưa thuộc đơn vị nào');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
