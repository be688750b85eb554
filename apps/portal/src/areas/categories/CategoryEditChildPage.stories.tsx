import { people } from '@sen/api/fixtures/people';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Category, edit a child' } satisfies Meta;

const as = people.admin;
const place = {
  path: '/category/questions/1/22/edit-child',
  as,
  before: () => removeDraft(`${as.id}:category:22`),
  mocks: categoryMocks,
};
const states = pageStates({ ...place, call: '/questions_categories/:id', refusal: 'notFound' });
const save = { name: 'Lưu thay đổi' };

export const Loading = states.loading;

export const Empty = pageStory({
  ...place,
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('textbox', { name: /Tên danh mục/ });
    await userEvent.clear(name);
    await userEvent.click(within(canvasElement).getByRole('button', save));
    await expect(name).toBeInvalid();
  },
});

/** It can be given another parent. */
export const Filled = pageStory({
  ...place,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Chỉnh sửa danh mục: Làm việc trên cao');
    const page = within(canvasElement);
    const parent = await page.findByRole('combobox', { name: /Thuộc danh mục/ });
    await waitFor(() => expect(parent).toHaveValue('An toàn lao động'));
    await userEvent.clear(parent);
    await userEvent.type(parent, 'nội quy');
    await userEvent.click(await screen.findByRole('option', { name: 'Nội quy lao động' }));
    await userEvent.click(page.getByRole('button', save));
    await expect(await screen.findByText(/^Đã lưu danh mục/)).toBeVisible();
  },
});

/** The address names another parent. */
export const OfAnotherParent = mismatchedPage({ ...place, path: '/category/questions/4/22/edit-child' });

export const Refused = states.refused;

export const Failed = states.failed;
