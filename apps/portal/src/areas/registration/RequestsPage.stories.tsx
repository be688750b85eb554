import { classRow } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classRequest, publicRequest, requestRow, requestRows } from '@sen/api/fixtures/registration';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import { refused } from '@sen/api/mocks/states';
import { page as pageOf } from '@sen/api/mocks/page';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Requests' } satisfies Meta;

const path = '/requests';
const as = people.admin;
const mocks = [...registrationMocks, ...classMocks];
const nextWaiting = new RegExp(classRequest.name);
/** Whether the only waiting request of `NoneLeft` is denied. */
let isDenied = false;
const decided = requestRows.filter(({ status }) => status === 'approved' || status === 'denied');

async function choose(canvasElement: HTMLElement, action: string) {
  await userEvent.click(
    await within(canvasElement).findByRole('button', {
      name: new RegExp(`^Thao tác với ${requestRow.name}`),
    }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const states = pageStates({ path, as, call: '/requests' });

export const Loading = states.loading;

export const Empty = pageStory({
  path,
  as,
  mocks: [http.get('/requests', ({ response }) => response(200).json(pageOf([])))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có yêu cầu nào')).toBeVisible();
  },
});

/** Approving requires a class; then the person is placed. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    const row = within(canvasElement);
    await expect(await row.findByRole('link', { name: requestRow.name })).toHaveAttribute(
      'href',
      `/requests/${requestRow.id}`,
    );
    // Its label is in sight, not in a tooltip.
    await expect(row.getAllByText('Từ chối')[0]).toBeVisible();
    await userEvent.click(await row.findByRole('button', { name: `Duyệt yêu cầu của ${requestRow.name}` }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Duyệt yêu cầu của ${requestRow.name}` }),
    );
    const classroom = dialog.getByRole('combobox', { name: /Xếp vào lớp/ });
    await expect(classroom).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt' }));
    await expect(classroom).toHaveAccessibleDescription(/Vui lòng chọn lớp học/);
    await userEvent.type(classroom, 'An toàn');
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(classRow.classroom_name) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt' }));
    const toast = await screen.findByText(`Đã duyệt yêu cầu của ${requestRow.name}.`);
    await expect(toast).toBeVisible();
    // The next row that waits is at hand, and the decision can be taken back.
    await waitFor(() => expect(row.getByRole('rowheader', { name: nextWaiting })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await expect(await screen.findByText(/^Đã hoàn tác/)).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    // Both decisions are within their card, and say what they are.
    const deny = await within(canvasElement).findByRole('button', {
      name: `Từ chối yêu cầu của ${requestRow.name}`,
    });
    const cell = deny.closest('[role="gridcell"]')?.getBoundingClientRect();
    await expect(deny.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.right ?? 0);
    // What the request says comes before its decision.
    const handling = within(canvasElement).getAllByText(/^Đã chờ quản trị/)[0];
    await expect(handling?.compareDocumentPosition(deny)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await choose(canvasElement, 'Xem yêu cầu');
    await expect(await screen.findByRole('dialog', { name: `Yêu cầu của ${requestRow.name}` })).toBeVisible();
  },
});

/** A unit without a class: the field says why there is none to choose. */
export const NoClassToChoose = pageStory({
  path,
  as,
  mocks: [http.get('/classrooms', ({ response }) => response(200).json(pageOf([]))), ...mocks],
  play: async ({ canvasElement }) => {
    const name = `Duyệt yêu cầu của ${requestRow.name}`;
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const classroom = await dialog.findByRole('combobox', { name: /Xếp vào lớp/ });
    await waitFor(() =>
      expect(classroom).toHaveAccessibleDescription(/chưa có lớp nào đang hoặc sắp diễn ra/),
    );
  },
});

/** The last request is decided: the focus goes to the heading. */
export const NoneLeft = pageStory({
  path,
  as,
  mocks: [
    http.get('/requests', ({ response }) =>
      response(200).json(pageOf(isDenied ? decided : [requestRow, ...decided])),
    ),
    http.post('/requests/deny', ({ response }) => {
      isDenied = true;
      return response(200).json({ data: null });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    isDenied = false;
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    const table = within(canvasElement);
    const name = `Từ chối yêu cầu của ${requestRow.name}`;
    await userEvent.click(await table.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    const reason = dialog.getByRole('textbox', { name: /^Lý do/ });
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, 'Lớp đã đủ.');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await expect(await screen.findByText(`Đã từ chối yêu cầu của ${requestRow.name}.`)).toBeVisible();
    await waitFor(() => expect(table.getByRole('heading', { name: 'Duyệt yêu cầu' })).toHaveFocus());
  },
});

/** Requests of several kinds are approved together, each in a class of its own. */
export const SeveralKinds = pageStory({
  path,
  as: people.superAdmin,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    const table = within(canvasElement);
    const kind = (await table.findAllByText('Gia nhập đơn vị'))[0]?.closest('[role="gridcell"]');
    await expect(kind).toHaveTextContent(requestRow.company_name);
    const waiting = requestRows.filter(({ status }) => status === 'pending');
    for (const { name } of waiting)
      for (const box of await table.findAllByRole('checkbox', { name: new RegExp(name) }))
        if (!box.hasAttribute('disabled')) await userEvent.click(box);
    await userEvent.click((await table.findAllByRole('button', { name: 'Duyệt' }))[0] ?? canvasElement);
    const dialog = within(await screen.findByRole('dialog'));
    await expect((await dialog.findAllByRole('combobox')).length).toBeGreaterThan(1);
  },
});

/** What another role decides cannot be selected, so the whole page can be decided on. */
export const WholePageSelected = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    const table = within(canvasElement);
    const other = await table.findByRole('checkbox', { name: new RegExp(publicRequest.name) });
    await expect(other).toBeDisabled();
    await userEvent.click(table.getByRole('checkbox', { name: 'Chọn cả trang' }));
    const [approve] = await table.findAllByRole('button', { name: 'Duyệt' });
    await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(approve ?? canvasElement);
    await expect(await screen.findByRole('dialog', { name: 'Duyệt 3 yêu cầu' })).toBeVisible();
  },
});

/** A button opens the unit's link with its switch. */
export const WithTheLink = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Liên kết đăng ký' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Liên kết đăng ký' }));
    await expect(await dialog.findByRole('textbox', { name: 'Liên kết' })).toHaveValue(
      'https://sen.vn/register?unit=K7QM2XWDPAHT',
    );
    await userEvent.click(dialog.getByRole('switch', { name: /^Nhận đăng ký/ }));
    await expect(await dialog.findByRole('switch', { name: /^Nhận đăng ký/ })).not.toBeChecked();
    await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull());
  },
});

/** Another administrator has decided meanwhile: the dialog stays open and names that person. */
export const SomebodyWasQuicker = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/requests/deny',
      {
        status: 409,
        code: 'requestAlreadyApproved',
        message: `Nguyễn Thị Ánh Tuyết đã duyệt yêu cầu của ${requestRow.name} lúc 08:31 21/11/2026.`,
      },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    await choose(canvasElement, 'Từ chối');
    const dialog = within(
      await screen.findByRole('dialog', { name: `Từ chối yêu cầu của ${requestRow.name}` }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /^Lý do/ }), 'Lớp đã đủ.');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nguyễn Thị Ánh Tuyết đã duyệt');
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
