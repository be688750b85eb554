import { usedCategory } from '@sen/api/fixtures/categories';
import { people } from '@sen/api/fixtures/people';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading, seesWhoMay } from '../../testing/seen';

export default { title: 'Pages/Category, edit' } satisfies Meta;

const as = people.admin;
const place = {
  path: '/category/questions/1/edit',
  as,
  before: () => removeDraft(`${as.id}:category:1`),
  mocks: [...categoryMocks, ...companyMocks],
};
const states = pageStates({ ...place, call: '/questions_categories/:id', refusal: 'notFound' });
const save = { name: 'Lưu thay đổi' };
const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Tên danh mục/ });

export const Loading = states.loading;

/** An emptied name is refused. */
export const Empty = pageStory({
  ...place,
  play: async ({ canvasElement }) => {
    await userEvent.clear(await nameField(canvasElement));
    await userEvent.click(within(canvasElement).getByRole('button', save));
    await expect(await nameField(canvasElement)).toBeInvalid();
  },
});

export const Filled = pageStory({
  ...place,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Chỉnh sửa danh mục: ${usedCategory.name}`);
    await userEvent.type(await nameField(canvasElement), ' và sức khỏe');
    await userEvent.click(within(canvasElement).getByRole('button', save));
    await expect(await screen.findByText(/^Đã lưu danh mục/)).toBeVisible();
  },
});

/** The unit of a category in use is shown, with the reason why it stays. */
export const UnitBound = pageStory({
  ...place,
  as: people.superAdmin,
  user: { company_id: null, company_name: null },
  before: () => removeDraft(`${people.superAdmin.id}:category:1`),
  play: async ({ canvasElement }) => {
    const unit = await within(canvasElement).findByRole('combobox', { name: /Đơn vị/ });
    await expect(unit).toBeDisabled();
    await expect(unit).toHaveAccessibleDescription(/đang được dùng/);
  },
});

/** Another administrator has saved meanwhile: the message says what it has become, and what was typed stays. */
export const ChangedMeanwhile = pageStory({
  ...place,
  mocks: [
    refused(
      '/questions_categories/:id',
      {
        status: 409,
        code: 'categoryChanged',
        message: 'Trong lúc bạn đang sửa, danh mục này đã được người khác đổi thành “An toàn và sức khỏe”.',
      },
      'put',
    ),
    ...place.mocks,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.type(await nameField(canvasElement), ' 2026');
    await userEvent.click(within(canvasElement).getByRole('button', save));
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('đổi thành “An toàn và sức khỏe”');
    await expect(await nameField(canvasElement)).toHaveValue(`${usedCategory.name} 2026`);
  },
});

/** Section 6: only the creator and super-admins. */
export const Refused = pageStory({
  ...place,
  path: '/category/questions/3/edit',
  play: ({ canvasElement }) =>
    seesWhoMay(canvasElement, {
      title: 'Bạn không được sửa “Kỹ năng bán hàng”',
      rule: /^Chỉ .* \(người tạo\) và quản trị hệ thống được sửa hoặc xóa/,
      view: '/category/view/questions/3',
    }),
});

export const Failed = states.failed;
