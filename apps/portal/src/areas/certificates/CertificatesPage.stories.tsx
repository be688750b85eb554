import { certificateTemplate, certificateTemplateRows } from '@sen/api/fixtures/certificates';
import { people } from '@sen/api/fixtures/people';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Certificate templates' } satisfies Meta;

const path = '/cetificates';
const as = people.superAdmin;
const mocks = certificateMocks;
const states = pageStates({ path, as, mocks, call: '/certificates' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có mẫu chứng chỉ nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Mẫu chứng chỉ');
    const link = await within(canvasElement).findByRole('link', { name: certificateTemplate.name });
    await expect(link).toHaveAttribute('href', `/cetificates/${certificateTemplate.id}/edit`);
  },
});

async function openMenu(canvasElement: HTMLElement, name: string): Promise<void> {
  const button = { name: new RegExp(`^Thao tác với ${name}`) };
  await userEvent.click(await within(canvasElement).findByRole('button', button));
}

/** Deleting names the template; one that is in use says where, and is not deleted. */
export const Deleted = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Mẫu chứng chỉ');
    const [issued, unused, chosen] = certificateTemplateRows;
    for (const [row, reason] of [
      [issued, /^Xóa.*đã cấp 18 chứng chỉ theo mẫu này/],
      [chosen, /^Xóa.*có khóa học đang dùng: /],
    ] as const) {
      await openMenu(canvasElement, row?.name ?? '');
      const item = await screen.findByRole('menuitem', { name: /^Xóa/ });
      await expect(item).toHaveTextContent(reason);
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    await openMenu(canvasElement, unused?.name ?? '');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xóa' }));
    await expect(await screen.findByRole('alertdialog', { name: `Xóa mẫu ${unused?.name}?` })).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(certificateTemplate.name)).toBeVisible();
  },
});

export const Refused = closedPage({ path, as: people.admin });

export const Failed = states.failed;
