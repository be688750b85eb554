import { people } from '@sen/api/fixtures/people';
import { bannerMocks } from '@sen/api/mocks/bannerMocks';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { choosePicture, drawnPicture } from '../../testing/choosePicture';
import { formStates } from '../../testing/formStates';
import { closedPage } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Banner, add' } satisfies Meta;

const path = '/banners/add';
const as = people.superAdmin;
const before = () => removeDraft(`${as.id}:banner:new`);
const mocks = [...bannerMocks, ...companyMocks];
const text = 'Tuần lễ an toàn lao động';

/** Chooses a picture and crops it as it is offered. */
async function crop(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  const screen = within(canvasElement.ownerDocument.body);
  await choosePicture(
    await page.findByRole('button', { name: 'Chọn ảnh' }),
    await drawnPicture('banner.png'),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh' }));
  const save = dialog.getByRole('button', { name: 'Lưu ảnh' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function fillAndSave(canvasElement: HTMLElement): Promise<void> {
  await crop(canvasElement);
  const page = within(canvasElement);
  await userEvent.type(page.getByRole('textbox', { name: /Nội dung ảnh/ }), text);
  await userEvent.click(page.getByRole('button', { name: 'Tạo banner' }));
}

const states = formStates({
  path,
  as,
  before,
  mocks,
  call: '/banners',
  submit: fillAndSave,
  button: 'Tạo banner',
  notSaved: 'Chưa lưu được banner',
  kept: { field: /Nội dung ảnh/, value: text },
});

export const Loading = states.loading;

/** A banner needs a picture and its text; a path that would run something is refused. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Đường dẫn/ }), 'javascript:alert(1)');
    await userEvent.click(page.getByRole('radio', { name: 'Một số đơn vị' }));
    await userEvent.click(page.getByRole('button', { name: 'Tạo banner' }));
    await expect(await page.findByText('Hãy chọn ảnh cho banner.')).toBeVisible();
    await expect(page.getByText('Trường này là bắt buộc!')).toBeVisible();
    await expect(page.getByText(/Hãy nhập đường dẫn trong hệ thống/)).toBeVisible();
    await expect(page.getByText(/Hãy chọn ít nhất một đơn vị/)).toBeVisible();
  },
});

export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    await fillAndSave(canvasElement);
    await seesHeading(canvasElement, 'Banner');
  },
});

export const EmptyOnAPhone = pageStory({
  path,
  as,
  before,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo banner'),
});

export const Refused = closedPage({ path, as: people.admin });

export const Failed = states.failed;
