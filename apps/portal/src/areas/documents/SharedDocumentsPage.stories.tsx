import { lessonFolder } from '@sen/api/fixtures/documents';
import { people } from '@sen/api/fixtures/people';
import { documentMocks } from '@sen/api/mocks/documentMocks';
import { http } from '@sen/api/mocks/http';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Documents/Shared' } satisfies Meta;

const path = '/personal-documents/shared';
const as = people.student;
const mocks = documentMocks;
const states = pageStates({ path, as, mocks, call: '/folders/shared' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa ai chia sẻ tài liệu với bạn');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Được chia sẻ với tôi');
    const seen = within(canvasElement);
    await expect(await seen.findByRole('link', { name: lessonFolder.folder_name })).toHaveAttribute(
      'href',
      `/personal-documents/shared/${lessonFolder.id}`,
    );
    await expect(seen.getByText(people.teacher.name)).toBeVisible();
  },
});

const copied: unknown[] = [];

/** It is copied into the own documents, where it can be changed. */
export const FilledAndCopied = pageStory({
  path,
  as,
  mocks: [
    http.post('/files/copy', async ({ request, response }) => {
      copied.push(await request.json());
      return response(200).json({ data: [lessonFolder] });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const row = within(await screen.findByRole('row', { name: new RegExp(lessonFolder.folder_name) }));
    await userEvent.click(row.getByRole('button', { name: /Thao tác/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sao chép vào tài liệu của tôi' }));
    await expect(await screen.findByText('Đã sao chép 1 mục vào Tài liệu cá nhân.')).toBeVisible();
    await expect(copied.at(-1)).toMatchObject({ document_ids: [lessonFolder.id], folder_id: null });
  },
});

/** The storage is full: nothing is copied, and what to do is said. */
export const RefusedCopy = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/files/copy',
      { status: 409, code: 'documentStorageFull', message: 'Bạn đã dùng 2 trong 2 GB dung lượng.' },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const row = within(await screen.findByRole('row', { name: new RegExp(lessonFolder.folder_name) }));
    await userEvent.click(row.getByRole('button', { name: /Thao tác/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sao chép vào tài liệu của tôi' }));
    await expect(await screen.findByText(/Bạn đã dùng 2 trong 2 GB/)).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
