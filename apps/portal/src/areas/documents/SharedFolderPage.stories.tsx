import { lessonFolder } from '@sen/api/fixtures/documents';
import { people, personOf } from '@sen/api/fixtures/people';
import { documentMocks } from '@sen/api/mocks/documentMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Documents/Shared/Folder' } satisfies Meta;

const path = `/personal-documents/shared/${lessonFolder.id}`;
const as = people.student;
const mocks = documentMocks;
const states = pageStates({ path, as, mocks, call: '/folders', refusal: 'notFound' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/folders', ({ response }) =>
      response(200).json({
        ...page([]),
        place: {
          folder_id: lessonFolder.id,
          folders: [{ id: lessonFolder.id, name: lessonFolder.folder_name }],
          owner: personOf(people.teacher),
        },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Thư mục trống')).toBeVisible();
  },
});

/** It is read, downloaded, copied and nothing else. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, lessonFolder.folder_name);
    const seen = within(canvasElement);
    await expect(await seen.findByRole('row', { name: /Bài 1\. Dòng điện/ })).toBeVisible();
    await expect(seen.getByText(new RegExp(`Do ${people.teacher.name} chia sẻ`))).toBeVisible();
    await expect(seen.queryByRole('button', { name: /Tải lên|Thư mục mới/ })).toBeNull();
  },
});

const copied: unknown[] = [];

/** The folders to choose from are the own ones. */
export const FilledAndCopied = pageStory({
  path,
  as,
  mocks: [
    http.post('/files/copy', async ({ request, response }) => {
      copied.push(await request.json());
      return response(200).json({ data: [] });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    (await screen.findByRole('row', { name: /Bài 1\. Dòng điện/ })).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sao chép vào tài liệu của tôi…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Sao chép “Bài 1\. Dòng điện/ }));
    await expect(dialog.getByText('Tài liệu cá nhân')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Biên bản dự giờ' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sao chép vào đây' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(copied.at(-1)).toMatchObject({ document_ids: ['55'], folder_id: '42' });
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
