import { companies, deletedCompany } from '@sen/api/fixtures/companies';
import { people } from '@sen/api/fixtures/people';
import { companyMocks } from '@sen/api/mocks/companyMocks';
import type { Meta } from '@storybook/react-vite';
import { http } from '@sen/api/mocks/http';
import { expect, screen, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Units' } satisfies Meta;

const path = '/companies';
const as = people.superAdmin;
const states = pageStates({ path, as, mocks: companyMocks, call: '/companies' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có đơn vị nào');

export const Filled = pageStory({
  path,
  as,
  mocks: companyMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Đơn vị');
    const [first] = companies;
    const link = await within(canvasElement).findByRole('link', { name: first.company_name });
    await expect(link).toHaveAttribute('href', `/companies/view/${first.id}`);
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks: companyMocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(companies[1].company_name)).toBeVisible();
  },
});

async function openDeletion(canvasElement: HTMLElement, name: string) {
  const page = within(canvasElement);
  const row = await page.findByRole('row', { name: new RegExp(name) });
  await userEvent.click(within(row).getByRole('button', { name: /Thao tác/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Xóa' }));
}

/** The confirmation says what goes with the unit and until when it can be undone; the toast undoes it. */
export const FilledAndDeleted = pageStory({
  path,
  as,
  mocks: companyMocks,
  play: async ({ canvasElement }) => {
    const { company_name } = companies[1];
    await openDeletion(canvasElement, company_name);
    const dialog = within(await screen.findByRole('alertdialog', { name: `Xóa đơn vị ${company_name}?` }));
    await expect(dialog.getByText(/khôi phục được tất cả đến/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa đơn vị' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await expect(await screen.findByText('Đã khôi phục 1 đơn vị.')).toBeVisible();
  },
});

const [{ company_name }] = companies;
const running = { company_name, classroom_name: 'An toàn lao động – Khóa 12', in_exam: false };

/** A class is under way: the dialog says which one and what to do. */
export const RefusedAsRunning = pageStory({
  path,
  as,
  mocks: [
    http.get('/companies/deletion', ({ response }) =>
      response(200).json({
        data: { counts: companies[0].counts, running: [running], until: '2026-12-22T03:00:00.000Z' },
      }),
    ),
    ...companyMocks,
  ],
  play: async ({ canvasElement }) => {
    await openDeletion(canvasElement, company_name);
    const dialog = within(await screen.findByRole('dialog', { name: `Chưa thể xóa đơn vị ${company_name}` }));
    await expect(await dialog.findByText(/lớp “An toàn lao động – Khóa 12” đang diễn ra/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Xóa đơn vị' })).toBeNull();
  },
});

export const FilledWithDeleted = pageStory({
  path: `${path}?f.deleted=true`,
  as,
  mocks: companyMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: deletedCompany.company_name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Đã xóa' })).toHaveAttribute('aria-current', 'page');
    // The tab is no filter besides.
    await expect(page.getByRole('button', { name: 'Lọc' })).toBeVisible();
    await expect(page.queryByRole('group', { name: 'Bộ lọc đang dùng' })).toBeNull();
    await userEvent.click(
      page.getByRole('button', { name: new RegExp(`Thao tác.*${deletedCompany.company_name}`) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Khôi phục' }));
    await expect(await screen.findByText('Đã khôi phục 1 đơn vị.')).toBeVisible();
  },
});

export const Refused = states.refused;

export const RefusedToAdmins = closedPage({ path, as: people.admin });

export const Failed = states.failed;
