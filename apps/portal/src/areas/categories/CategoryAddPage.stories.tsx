import { people, secondCompany } from '@sen/api/fixtures/people';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { formStates } from '../../testing/formStates';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Category, add' } satisfies Meta;

const as = people.admin;
const place = {
  path: '/category/lesson/add',
  as,
  before: () => removeDraft(`${as.id}:category:lesson:new`),
  mocks: [...categoryMocks, ...companyMocks],
};
const name = 'An ninh mạng';
const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Tên danh mục/ });

const submit = async (canvasElement: HTMLElement) => {
  await userEvent.type(await nameField(canvasElement), name);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tạo danh mục' }));
};

const states = formStates({
  ...place,
  call: '/lessons_categories',
  submit,
  button: 'Tạo danh mục',
  notSaved: 'Chưa lưu được danh mục',
  kept: { field: /Tên danh mục/, value: name },
});

export const Loading = states.loading;

/** A category without a name is refused. */
export const Empty = pageStory({
  ...place,
  play: async ({ canvasElement }) => {
    const field = await nameField(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tạo danh mục' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Trường này là bắt buộc!/);
  },
});

export const Filled = pageStory({
  ...place,
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(await screen.findByText(/^Đã tạo danh mục/)).toBeVisible();
  },
});

/** A super-admin chooses the unit. */
export const ChoosingUnit = pageStory({
  ...place,
  as: people.superAdmin,
  user: { company_id: null, company_name: null },
  before: () => removeDraft(`${people.superAdmin.id}:category:lesson:new`),
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    const unit = within(canvasElement).getByRole('combobox', { name: /Đơn vị/ });
    await expect(unit).toHaveAccessibleDescription(/Trường này là bắt buộc!/);
    await userEvent.type(unit, 'an');
    await userEvent.click(await screen.findByRole('option', { name: secondCompany.company_name }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tạo danh mục' }));
    await expect(await screen.findByText(/^Đã tạo danh mục/)).toBeVisible();
  },
});

/** The account of an administrator is in no unit, and the form has no field for it: the reason is shown all the same. */
export const WithoutUnit = pageStory({
  ...place,
  user: { company_id: null, company_name: null },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByText(/chưa thuộc đơn vị nào/)).toBeVisible();
  },
});

/** The server knows a name that looks the same. */
export const Refused = pageStory({
  ...place,
  phone: true,
  mocks: [
    refused(
      '/lessons_categories',
      {
        status: 422,
        code: 'validationFailed',
        message: 'Vui lòng kiểm tra lại các trường.',
        errors: { name: ['Tên danh mục này đã có. Vui lòng nhập tên khác.'] },
        codes: { name: 'categoryNameTaken' },
      },
      'post',
    ),
    ...place.mocks,
  ],
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByText(/Tên danh mục này đã có/)).toBeVisible();
    await expect(await nameField(canvasElement)).toHaveValue(name);
  },
});

export const Failed = states.failed;
