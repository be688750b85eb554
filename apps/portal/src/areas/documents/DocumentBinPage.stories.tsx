import { binnedDocuments } from '@sen/api/fixtures/documents';
import { people } from '@sen/api/fixtures/people';
import { documentMocks } from '@sen/api/mocks/documentMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Documents/Bin' } satisfies Meta;

const path = '/personal-documents/bin';
const as = people.teacher;
const mocks = documentMocks;
const states = pageStates({ path, as, mocks, call: '/folders/bin' });
const [draft] = binnedDocuments;

export const Loading = states.loading;

export const Empty = states.empty('Thùng rác trống');

const restored: unknown[] = [];

export const Filled = pageStory({
  path,
  as,
  mocks: [
    http.post('/folders/restore', async ({ request, response }) => {
      restored.push(await request.json());
      return response(200).json({ data: [] });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Thùng rác');
    const screen = within(canvasElement.ownerDocument.body);
    const row = within(await screen.findByRole('row', { name: new RegExp(draft?.name ?? '') }));
    await expect(row.getByText('Biên bản dự giờ')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /Thao tác/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Khôi phục' }));
    await expect(await screen.findByText('Đã khôi phục 1 mục.')).toBeVisible();
    await expect(restored.at(-1)).toEqual({ document_ids: [draft?.id] });
  },
});

const emptied: unknown[] = [];

export const FilledAndEmptied = pageStory({
  path,
  as,
  mocks: [
    http.delete('/folders/bin', async ({ request, response }) => {
      emptied.push(await request.json());
      return response(200).json({ data: null });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Dọn thùng rác' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Xóa hẳn mọi thứ/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dọn thùng rác' }));
    await expect(await screen.findByText('Đã dọn thùng rác.')).toBeVisible();
    await expect(emptied.at(-1)).toEqual({});
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
