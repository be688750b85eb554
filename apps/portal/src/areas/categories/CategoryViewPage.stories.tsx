import { lessonCategories, usedCategory } from '@sen/api/fixtures/categories';
import { people } from '@sen/api/fixtures/people';
import { categoryMocks } from '@sen/api/mocks/categoryMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Category, view' } satisfies Meta;

const place = { path: '/category/view/questions/1', as: people.admin };
const states = pageStates({
  ...place,
  mocks: categoryMocks,
  call: '/questions_categories/:id',
  refusal: 'notFound',
});

export const Loading = states.loading;

/** Nothing uses it yet, and it has no children. */
export const Empty = pageStory({
  ...place,
  path: '/category/view/lesson/8',
  mocks: [emptyList('/lessons_categories/:id/child'), ...categoryMocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, lessonCategories[4]?.name ?? '');
    await expect(await within(canvasElement).findByText('Chưa có danh mục con')).toBeVisible();
    await expect(within(canvasElement).getByText(/Chưa có nội dung nào/)).toBeVisible();
  },
});

/** What uses it, with links; its children; and everything can be moved elsewhere. */
export const Filled = pageStory({
  ...place,
  mocks: categoryMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, usedCategory.name);
    const page = within(canvasElement);
    await expect(page.getByText('14 câu hỏi')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Xem tất cả/ })).toHaveAttribute(
      'href',
      '/sample-questions?f.category_id=1',
    );
    await expect(await page.findByRole('link', { name: 'An toàn điện' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tạo danh mục con' })).toHaveAttribute(
      'href',
      '/category/view/questions/1/add-child',
    );
    await userEvent.click(page.getByRole('button', { name: 'Chuyển tất cả' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Chuyển tất cả khỏi/ }));
    await userEvent.type(dialog.getByRole('combobox', { name: /Chuyển sang/ }), 'kỹ');
    await userEvent.click(await screen.findByRole('option', { name: 'Kỹ năng bán hàng' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Chuyển tất cả' }));
    await screen.findByText('Đã chuyển 14 câu hỏi.');
  },
});

/** A child leads back to its parent, and has no children. */
export const Child = pageStory({
  ...place,
  path: '/category/view/questions/22',
  phone: true,
  mocks: categoryMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Làm việc trên cao');
    const page = within(canvasElement);
    await expect(page.getAllByRole('link', { name: 'An toàn lao động' })[0]).toHaveAttribute(
      'href',
      '/category/view/questions/1',
    );
    await expect(page.queryByRole('heading', { name: 'Danh mục con' })).toBeNull();
  },
});

/** The address names a kind that there is not. */
export const OfUnknownKind = pageStory({
  ...place,
  path: '/category/view/banners/1',
  mocks: categoryMocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

export const Refused = states.refused;

export const Failed = states.failed;
