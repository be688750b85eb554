import { certificateTemplate } from '@sen/api/fixtures/certificates';
import { people } from '@sen/api/fixtures/people';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Certificate template, edit' } satisfies Meta;

const path = `/cetificates/${certificateTemplate.id}/edit`;
const as = people.superAdmin;
const mocks = certificateMocks;
const before = () => removeDraft(`${as.id}:certificate:${certificateTemplate.id}`);
const states = pageStates({ path, as, before, mocks, call: '/certificates/:id' });

export const Loading = states.loading;

/** Without a name it is not saved. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.clear(await page.findByRole('textbox', { name: /Tên mẫu/ }));
    await userEvent.click(page.getByRole('button', { name: 'Lưu thay đổi' }));
    await expect(page.getByText('Trường này là bắt buộc!')).toBeVisible();
  },
});

/** A field is moved by arrow keys, and its numbers follow. */
export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('button', { name: /^Họ và tên: .*, cách trái 40 mm/ });
    field.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(
      page.getByRole('button', { name: /^Họ và tên: .*, cách trái 41 mm, cách trên 76 mm$/ }),
    ).toHaveFocus();
    await expect(page.getByRole('textbox', { name: /Cách trái/ })).toHaveValue('41');
    await userEvent.click(page.getByRole('button', { name: 'Lưu thay đổi' }));
    await seesHeading(canvasElement, 'Mẫu chứng chỉ');
  },
});

/** An added field is seen, chosen and has the focus. */
export const AddsAField = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Thêm ô' }));
    const added = page.getByRole('button', { name: /^Nội dung, cách trái/ });
    await expect(added).toHaveFocus();
    await expect(added).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Bỏ ô này' }));
    await expect(page.getByRole('button', { name: /^Mã xác minh/ })).toHaveFocus();
  },
});

/** What a chosen field can be changed in comes before what the template is. */
export const FieldChosen = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const left = await page.findByRole('textbox', { name: /Cách trái/ });
    const name = page.getByRole('textbox', { name: /Tên mẫu/ });
    // On a narrow screen both are below the page or above it.
    if (innerWidth < 1024) return;
    const isFirst = () => left.getBoundingClientRect().top < name.getBoundingClientRect().top;
    await expect(isFirst()).toBe(false);
    await userEvent.click(page.getByRole('button', { name: /^Mã xác minh/ }));
    await waitFor(() => expect(isFirst()).toBe(true));
  },
});

/** The page is in sight at first, and beside the last of its settings. */
export const PageInSight = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const drawing = await page.findByRole('group', { name: 'Trang chứng chỉ xem trước' });
    // The test runner plays it at its own width.
    if (innerWidth < 1024) return;
    const isInSight = () => {
      const { top, bottom } = drawing.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await expect(isInSight()).toBe(true);
    page.getByRole('button', { name: 'Bỏ ô này' }).scrollIntoView({ block: 'center' });
    await waitFor(() => expect(isInSight()).toBe(true));
  },
});

/** A page that is too small to read is enlarged, and moved in its place. */
export const FilledOnAPhone = pageStory({
  path,
  as,
  before,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Chỉnh sửa mẫu: ${certificateTemplate.name}`);
    const page = within(canvasElement);
    const drawing = await page.findByRole('group', { name: 'Trang chứng chỉ xem trước' });
    const width = drawing.getBoundingClientRect().width;
    const zoomIn = page.getByRole('button', { name: 'Phóng to' });
    await userEvent.click(zoomIn);
    await userEvent.click(zoomIn);
    await expect(drawing.getBoundingClientRect().width).toBeCloseTo(2 * width, 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Refused = closedPage({ path, as: people.admin });

export const Failed = states.failed;
