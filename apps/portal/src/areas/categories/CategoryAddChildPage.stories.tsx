import { people } from '@sen/api/fixtures/people';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Category, add a child' } satisfies Meta;

const as = people.admin;
const place = {
  path: '/category/view/questions/1/add-child',
  as,
  before: () => removeDraft(`${as.id}:category:1:child`),
  mocks: categoryMocks,
};
const states = pageStates({ ...place, call: '/questions_categories/:id', refusal: 'notFound' });
const button = { name: 'Tạo danh mục con' };

export const Loading = states.loading;

export const Empty = pageStory({
  ...place,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', button));
    await expect(within(canvasElement).getByRole('textbox', { name: /Tên danh mục/ })).toBeInvalid();
  },
});

export const Filled = pageStory({
  ...place,
  phone: true,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tạo danh mục con của An toàn lao động');
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Tên danh mục/ }), 'An toàn hóa chất');
    await userEvent.click(page.getByRole('button', button));
    await expect(await screen.findByText(/^Đã tạo danh mục/)).toBeVisible();
  },
});

/** There are two levels: a child has no such page. */
export const OfAChild = mismatchedPage({ ...place, path: '/category/view/questions/22/add-child' });

export const Refused = states.refused;

export const Failed = states.failed;
