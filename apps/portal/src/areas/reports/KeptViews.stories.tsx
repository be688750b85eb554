import type { ReportView } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { http } from '@sen/api/mocks/http';
import { reportMocks } from '@sen/api/mocks/reportMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Kept views of a report' } satisfies Meta;

let views: ReportView[] = [];
const mocks = [
  http.get('/reports/{report}/views', ({ response }) => response(200).json({ data: views })),
  http.post('/reports/{report}/views', async ({ request, response }) => {
    const body = await request.json();
    const { name, address, weekly = false } = body;
    views = [...views, { id: String(views.length + 1), name, address, weekly }];
    return response(200).json({ data: { id: String(views.length) } });
  }),
  http.put('/reports/{report}/views/{id}', async ({ params, request, response }) => {
    const { weekly } = await request.json();
    views = views.map((view) => (view.id === params.id ? { ...view, weekly } : view));
    return response(200).json({ data: null });
  }),
  http.delete('/reports/{report}/views/{id}', ({ params, response }) => {
    views = views.filter(({ id }) => id !== params.id);
    return response(200).json({ data: null });
  }),
  ...reportMocks({
    columns: [],
    rows: [],
    summary: {
      label: 'Đánh giá khóa học',
      definition: 'Mỗi dòng là một khóa học.',
      as_of: '2026-11-20T03:00:00Z',
      period: null,
      numbers: [],
      charts: [],
    },
  }),
];

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Chế độ xem đã lưu' }));
  return within(await screen.findByRole('dialog', { name: 'Chế độ xem đã lưu' }));
}

const shared = {
  path: '/report/course/reviews?q=an&sort=reviews&order=desc&page=3',
  as: people.admin,
  mocks,
  before: async () => {
    views = [
      {
        id: '1',
        name: 'Nhiều lần xem nhất',
        address: '/report/course/reviews?sort=reviews&order=desc',
        weekly: false,
      },
    ];
  },
};

/** The view on the screen is kept under a name, and opened again with its search and order, on the first page. */
export const Kept = pageStory({
  ...shared,
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole('link', { name: 'Nhiều lần xem nhất' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu chế độ xem này' }));
    const name = dialog.getByRole('textbox', { name: /Tên cho chế độ xem/ });
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, 'Khóa an toàn');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu chế độ xem này' }));
    await expect(await screen.findByText('Đã lưu chế độ xem.')).toBeVisible();
    const again = await open();
    const link = await again.findByRole('link', { name: 'Khóa an toàn' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\?q=an&sort=reviews&order=desc$/));
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A kept view is mailed every Monday, or no longer. */
export const Weekly = pageStory({
  ...shared,
  play: async () => {
    const dialog = await open();
    const weekly = await dialog.findByRole('switch', { name: 'Email thứ Hai' });
    await userEvent.click(weekly);
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Email thứ Hai' })).toBeChecked());
  },
});

/** A view that is not needed any more is forgotten; the dialog stays. */
export const Forgotten = pageStory({
  ...shared,
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Xóa chế độ xem Nhiều lần xem nhất' }));
    await expect(await dialog.findByText(/Bạn chưa lưu chế độ xem nào/)).toBeVisible();
  },
});
