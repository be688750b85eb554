import { pictureFile } from '@sen/api/fixtures/documents';
import { people, personOf } from '@sen/api/fixtures/people';
import { documentMocks } from '@sen/api/mocks/documentMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Documents/View' } satisfies Meta;

const path = `/personal-documents/view/${pictureFile.id}`;
const as = people.teacher;
const mocks = documentMocks;
const states = pageStates({ path, as, mocks, call: '/files/documents/:id', refusal: 'notFound' });
const bytes = `/api/files/documents/${pictureFile.id}/bytes`;

export const Loading = states.loading;

/** The file is gone from the store: its page has its name, and what can be done. */
export const Empty = pageStory({
  path,
  as,
  mocks: [http.untyped.get(`*${bytes}`, () => new HttpResponse(null, { status: 404 })), ...mocks],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, pictureFile.file_name);
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, pictureFile.file_name);
    const seen = within(canvasElement);
    await expect(seen.getByRole('img', { name: pictureFile.file_name })).toHaveAttribute('src', bytes);
    await expect(seen.getByRole('link', { name: /Tải về/ })).toHaveAttribute('href', bytes);
    const back = within(seen.getByRole('main')).getByRole('link', { name: /Tài liệu cá nhân/ });
    await expect(back).toHaveAttribute('href', '/personal-document');
  },
});

/** What somebody else shares is copied to be changed. */
export const FilledShared = pageStory({
  path,
  as,
  mocks: [
    http.get('/files/documents/{id}', ({ response }) =>
      response(200).json({
        data: pictureFile,
        place: { folder_id: null, folders: [], owner: personOf(people.admin) },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, pictureFile.file_name);
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Sao chép vào tài liệu của tôi' }));
    await expect(await screen.findByText('Đã sao chép 1 mục vào Tài liệu cá nhân.')).toBeVisible();
  },
});

const broken = (owner: ReturnType<typeof personOf> | null) => [
  http.get('/files/documents/{id}', ({ response }) =>
    response(200).json({
      data: { ...pictureFile, file_name: 'Hỏng.pdf', media_type: 'application/pdf' },
      place: { folder_id: null, folders: [], owner },
    }),
  ),
  http.untyped.get(
    `*${bytes}`,
    () => new HttpResponse('%PDF-1.7 nothing else', { headers: { 'content-type': 'application/pdf' } }),
  ),
  ...mocks,
];

/** The owner of a file that cannot be read is told what to do, and not to ask a teacher. */
export const FilledBroken = pageStory({
  path,
  as,
  mocks: broken(null),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Hãy xuất lại tài liệu ra PDF từ bản gốc rồi tải lên lại.');
  },
});

export const FilledSharedBroken = pageStory({
  path,
  as,
  mocks: broken(personOf(people.admin)),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Hãy báo người chia sẻ tải lên lại tài liệu này.');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
