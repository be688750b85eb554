import { badge } from '@sen/api/fixtures/badges';
import { people } from '@sen/api/fixtures/people';
import { badgeMocks } from '@sen/api/mocks/badgeMocks';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { choosePicture, drawnPicture } from '../../testing/choosePicture';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Badge, add' } satisfies Meta;

const path = '/armorial/add/1';
const as = people.superAdmin;
const before = () => removeDraft(`${as.id}:badge:1:new`);
const mocks = [...badgeMocks, ...companyMocks, ...courseMocks];
const name = 'Một năm gắn bó';

async function fillAndSave(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  const screen = within(canvasElement.ownerDocument.body);
  await choosePicture(await page.findByRole('button', { name: 'Chọn ảnh' }), await drawnPicture('huy.png'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh' }));
  const save = dialog.getByRole('button', { name: 'Lưu ảnh' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.type(page.getByRole('textbox', { name: /Tên huy hiệu/ }), name);
  await userEvent.type(page.getByRole('textbox', { name: /Thời gian tham gia/ }), '365');
  await userEvent.click(page.getByRole('button', { name: 'Tạo huy hiệu' }));
}

const states = formStates({
  path,
  as,
  before,
  mocks,
  call: '/badges',
  submit: fillAndSave,
  button: 'Tạo huy hiệu',
  notSaved: 'Chưa lưu được huy hiệu',
  kept: { field: /Tên huy hiệu/, value: name },
});

export const Loading = states.loading;

/** A badge needs a picture, a name and a rule. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Tạo huy hiệu' }));
    await expect(await page.findByText('Hãy chọn ảnh cho huy hiệu.')).toBeVisible();
    await expect(page.getByText('Trường này là bắt buộc!')).toBeVisible();
    await expect(page.getByText(/Huy hiệu này sẽ được trao cho tất cả mọi người/)).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    await fillAndSave(canvasElement);
    await seesHeading(canvasElement, badge.name);
  },
});

export const EmptyOnAPhone = pageStory({
  path,
  as,
  before,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo huy hiệu'),
});

export const Refused = closedPage({ path, as: people.admin });

export const Failed = states.failed;
