import { people } from '@sen/api/fixtures/people';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import { failed, pending, refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { choosePicture, drawnPicture } from '../../testing/choosePicture';
import { closedPage } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Certificate template, add' } satisfies Meta;

const path = '/cetificates/add';
const as = people.superAdmin;
const before = () => removeDraft(`${as.id}:certificate:new`);
const save = 'Tạo mẫu';

async function fillAndSave(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Tên mẫu/ }), 'Chứng chỉ an toàn');
  const group = within(page.getByRole('group', { name: /Ảnh nền/ }));
  await choosePicture(group.getByRole('button'), await drawnPicture('nen.png', { width: 480, height: 340 }));
  // The picture is decoration beside its label.
  await waitFor(() => expect(group.getAllByRole('button')).toHaveLength(2));
  await userEvent.click(page.getByRole('button', { name: save }));
}

export const Loading = pageStory({
  path,
  as,
  before,
  mocks: [pending('/certificates', 'post'), ...certificateMocks],
  play: async ({ canvasElement }) => {
    await fillAndSave(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: new RegExp(save) })).toBeVisible();
  },
});

/** A template needs a name and a picture. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks: certificateMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: save }));
    await expect(page.getByRole('textbox', { name: /Tên mẫu/ })).toHaveFocus();
    await expect(page.getByText('Hãy chọn ảnh nền của chứng chỉ.')).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  before,
  mocks: certificateMocks,
  play: async ({ canvasElement }) => {
    await fillAndSave(canvasElement);
    await seesHeading(canvasElement, 'Mẫu chứng chỉ');
  },
});

export const Refused = closedPage({ path, as: people.admin });

export const RefusedByTheServer = pageStory({
  path,
  as,
  before,
  mocks: [
    refused(
      '/certificates',
      { status: 422, code: 'pictureUnreadable', message: 'Không đọc được ảnh này.' },
      'post',
    ),
    ...certificateMocks,
  ],
  play: async ({ canvasElement }) => {
    await fillAndSave(canvasElement);
    await expect(await within(canvasElement).findByText('Không đọc được ảnh này.')).toBeVisible();
  },
});

export const Failed = pageStory({
  path,
  as,
  before,
  mocks: [failed('/certificates', 'post'), ...certificateMocks],
  play: async ({ canvasElement }) => {
    await fillAndSave(canvasElement);
    await expect(await within(canvasElement).findByText('Chưa lưu được mẫu chứng chỉ')).toBeVisible();
  },
});
