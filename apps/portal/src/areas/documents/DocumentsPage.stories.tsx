import { documents, lessonFolder, pictureFile } from '@sen/api/fixtures/documents';
import { people } from '@sen/api/fixtures/people';
import { documentMocks } from '@sen/api/mocks/documentMocks';
import { http } from '@sen/api/mocks/http';
import { page } from '@sen/api/mocks/page';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Documents' } satisfies Meta;

const path = '/personal-document';
const as = people.teacher;
const mocks = documentMocks;
const states = pageStates({ path, as, mocks, call: '/folders', refusal: 'notFound' });
const root = { folder_id: null, folders: [], owner: null };

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [http.get('/folders', ({ response }) => response(200).json({ ...page([]), place: root })), ...mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Thư mục trống')).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Tài liệu cá nhân');
    const seen = within(canvasElement);
    await expect(await seen.findByRole('row', { name: /Giáo án học kỳ I Đã chia sẻ/ })).toBeVisible();
    await expect(seen.getByRole('link', { name: 'Thùng rác' })).toHaveAttribute(
      'href',
      '/personal-documents/bin',
    );
    await expect(seen.getByText(/1,2 GB \/ 2 GB/)).toBeVisible();
  },
});

/** The folder is in the path of the address, and its parents are links. */
export const FilledFolder = pageStory({
  path: `${path}/${encodeURIComponent(lessonFolder.folder_name)}?view=grid`,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await expect(await seen.findByRole('row', { name: /Bài 1\. Dòng điện/ })).toBeVisible();
    await expect(seen.getByRole('button', { name: 'Dạng lưới' })).toHaveAttribute('aria-pressed', 'true');
    const crumb = within(seen.getByRole('main')).getByRole('link', { name: 'Tài liệu cá nhân' });
    await expect(crumb).toHaveAttribute('href', `${path}?view=grid`);
  },
});

/** An address that names no folder is not sent to the server. */
export const RefusedAddress = pageStory({
  path: `${path}/%00`,
  as,
  mocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Không tìm thấy trang'),
});

/** In the grid pictures are shown small, each once it is in sight. */
export const FilledGrid = pageStory({
  path: `${path}?view=grid`,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    const row = await seen.findByRole('row', { name: /Ảnh buổi thực hành/ });
    const thumbnail = row.querySelector('img');
    await expect(thumbnail).toHaveAttribute('src', `/api/files/${pictureFile.file_id}/thumbnail`);
    await expect(thumbnail).toHaveAttribute('loading', 'lazy');
    await expect(seen.getByRole('row', { name: /Quy chuẩn/ }).querySelector('img')).toBeNull();
    await userEvent.click(seen.getByRole('button', { name: 'Dạng danh sách' }));
    await waitFor(() =>
      expect(seen.getByRole('row', { name: /Ảnh buổi thực hành/ }).querySelector('img')).toBeNull(),
    );
  },
});

const added: unknown[] = [];

/** A file is sent, and then placed in the folder. */
export const FilledAndUploaded = pageStory({
  path,
  as,
  mocks: [
    http.post('/files', async ({ request, response }) => {
      added.push(await request.json());
      return response(200).json({ data: pictureFile });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('row', { name: /Biên bản/ });
    const [files] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!files) throw new Error('There is no chooser.');
    await userEvent.upload(files, new File(['%PDF-1.7'], 'Bài 2.pdf'));
    await waitFor(() =>
      expect(added.at(-1)).toMatchObject({ folder_id: null, folders: [], name: 'Bài 2.pdf' }),
    );
  },
});

/** A file that its folder does not take is named, with what to do. */
export const RefusedFile = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/uploads',
      { status: 409, code: 'documentStorageFull', message: 'Bạn đã dùng 2 trong 2 GB dung lượng.' },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await seen.findByRole('row', { name: /Biên bản/ });
    const [files] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!files) throw new Error('There is no chooser.');
    await userEvent.upload(files, new File(['%PDF-1.7'], 'Bài 3.pdf'));
    await expect(await seen.findByText('Không tải lên được 1 tệp')).toBeVisible();
    await expect(seen.getByText(/^Bài 3\.pdf: Bạn đã dùng 2 trong 2 GB/)).toBeVisible();
    await userEvent.click(seen.getByRole('button', { name: 'Bỏ các tệp này' }));
    await waitFor(() => expect(seen.queryByText('Không tải lên được 1 tệp')).toBeNull());
  },
});

const shares: unknown[] = [];

export const FilledAndShared = pageStory({
  path,
  as,
  mocks: [
    http.put('/files/documents/{id}/sharing', async ({ request, response }) => {
      shares.push(await request.json());
      return response(200).json({ data: { people: [], classes: [] } });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await seen.findByRole('button', { name: `Thao tác với ${lessonFolder.folder_name}` }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chia sẻ…' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Chia sẻ “${lessonFolder.folder_name}”` }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Chia sẻ' }));
    await expect(await screen.findByText('Đã lưu chia sẻ.')).toBeVisible();
    await expect(shares.at(-1)).toEqual({ user_ids: [people.otherTeacher.id], classroom_ids: ['1'] });
  },
});

/** A name that the folder has: the reason is at the field, and what was typed stays. */
export const RefusedName = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/folders',
      { status: 409, code: 'documentNameTaken', message: 'Thư mục này đã có “Giáo án cũ”.' },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await screen.findByRole('row', { name: /Biên bản/ });
    await userEvent.click(screen.getByRole('button', { name: 'Thư mục mới' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thư mục mới' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Tên thư mục/ }), 'Giáo án cũ{Enter}');
    await expect(await dialog.findByText('Thư mục này đã có “Giáo án cũ”.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Tên thư mục/ })).toHaveValue('Giáo án cũ');
  },
});

/** A folder of many files comes in pages. */
export const FilledWithMany = pageStory({
  path,
  as,
  mocks: [
    http.get('/folders', ({ query, response }) =>
      response(200).json({
        ...page(documents),
        page: Number(query.get('page')),
        total: 50_000,
        last_page: 500,
        place: root,
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await expect(await seen.findByText('Đang hiện 7 trong số 50.000 mục')).toBeVisible();
    await expect(seen.getByRole('button', { name: 'Hiện thêm' })).toBeEnabled();
  },
});

const many = Array.from({ length: 201 }, (_, index) => ({
  ...pictureFile,
  id: String(1_000 + index),
  file_name: `Ảnh ${index + 1}.png`,
}));
const removed: string[][] = [];

/** All that is selected is deleted, in as many calls as it takes. */
export const FilledAndAllDeleted = pageStory({
  path,
  as,
  mocks: [
    http.get('/folders', ({ response }) => response(200).json({ ...page(many), place: root })),
    http.delete('/files', async ({ request, response }) => {
      removed.push((await request.json()).document_ids);
      return response(200).json({ data: null });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    (await screen.findByRole('row', { name: /Ảnh 1\.png/ })).focus();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await waitFor(() => expect(removed.map((ids) => ids.length)).toEqual([200, 1]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('row', { name: /Biên bản/ })).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
