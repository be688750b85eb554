import { people } from '@sen/api/fixtures/people';
import { classRequest, requestRow, requestRows } from '@sen/api/fixtures/registration';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Keys of requests' } satisfies Meta;

const path = '/requests';
const as = people.admin;
const mocks = [...registrationMocks, ...classMocks];
const nextWaiting = new RegExp(classRequest.name);
const decided = requestRows.filter(({ status }) => status === 'approved' || status === 'denied');

/** A row is reached by the link in its first cell; a click would open the request. */
async function goTo(canvas: HTMLElement, name: RegExp): Promise<void> {
  await within(canvas).findByRole('rowheader', { name });
  linkOf(canvas, name).focus();
}

function linkOf(canvas: HTMLElement, name: RegExp): HTMLElement {
  return within(within(canvas).getByRole('rowheader', { name })).getByRole('link');
}

/** One key decides the row that has the focus; a decided one can be undone. */
export const ByKeyboard = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    await goTo(canvasElement, new RegExp(requestRow.name));
    await userEvent.keyboard('u');
    await expect(await screen.findByText(/^Yêu cầu này chưa được quyết định/)).toBeVisible();
    await userEvent.keyboard('d');
    const deny = { name: `Từ chối yêu cầu của ${requestRow.name}` };
    await userEvent.click(
      within(await screen.findByRole('dialog', deny)).getByRole('button', { name: 'Hủy' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [one] = decided;
    await goTo(canvasElement, new RegExp(one?.name ?? ''));
    await userEvent.keyboard('a');
    await expect(await screen.findByText(/^Yêu cầu này đã được duyệt/)).toBeVisible();
    await userEvent.keyboard('u');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hoàn tác quyết định' }));
    await expect(await screen.findByText(/^Đã hoàn tác/)).toBeVisible();
  },
});

const undoneIds = fn();

/** After a decision the focus is on the next row: there the key takes the decision back, without a question, as its message does. */
export const LastUndoneByKey = pageStory({
  path,
  as,
  mocks: [
    http.post('/requests/undo', async ({ request, response }) => {
      const part = (await request.formData()).get('request_ids');
      undoneIds(part instanceof Blob ? await part.text() : part);
      return response(200).json({ data: { undone: [requestRow.id], refused: [] } });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    undoneIds.mockClear();
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    const table = within(canvasElement);
    await goTo(canvasElement, new RegExp(requestRow.name));
    await userEvent.keyboard('d');
    const name = `Từ chối yêu cầu của ${requestRow.name}`;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Lý do/ }), 'Lớp đã đủ.');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await expect(await screen.findByText(`Đã từ chối yêu cầu của ${requestRow.name}.`)).toBeVisible();
    await waitFor(() => expect(table.getByRole('rowheader', { name: nextWaiting })).toHaveFocus());
    await userEvent.keyboard('u');
    await waitFor(() => expect(undoneIds).toHaveBeenCalledWith(JSON.stringify([requestRow.id])));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(
      await screen.findByText(`Đã hoàn tác. Yêu cầu của ${requestRow.name} chờ duyệt trở lại.`),
    ).toBeVisible();
    await expect(screen.queryByText(`Đã từ chối yêu cầu của ${requestRow.name}.`)).toBeNull();
    const undone = table.getByRole('rowheader', { name: new RegExp(requestRow.name) });
    await waitFor(() => expect(undone).toHaveFocus());
    // It is taken back once: then the row has nothing to undo.
    await userEvent.keyboard('u');
    await expect(await screen.findByText(/^Yêu cầu này chưa được quyết định/)).toBeVisible();
  },
});

/** Several decisions are undone by one key; one that something depends on stays, with its name and the reason. */
export const SeveralUndone = pageStory({
  path,
  as,
  mocks: [
    http.post('/requests/undo', ({ response }) =>
      response(200).json({
        data: {
          undone: decided.slice(1).map(({ id }) => id),
          refused: decided.slice(0, 1).map(({ id, name }) => ({
            id,
            name,
            code: 'begunToLearn',
            message: `${name} đã bắt đầu học trong lớp được xếp nên không hoàn tác được.`,
          })),
        },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    const table = within(canvasElement);
    for (const { name } of decided)
      await userEvent.click(await table.findByRole('checkbox', { name: new RegExp(name) }));
    await expect(table.queryByRole('button', { name: 'Duyệt' })).toBeNull();
    await goTo(canvasElement, new RegExp(decided[0]?.name ?? ''));
    await userEvent.keyboard('u');
    const question = within(await screen.findByRole('alertdialog', { name: 'Hoàn tác 2 quyết định?' }));
    await userEvent.click(question.getByRole('button', { name: 'Hoàn tác quyết định' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Đã hoàn tác 1 trên 2 quyết định' }));
    await expect(dialog.getByRole('listitem')).toHaveTextContent('đã bắt đầu học');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Đóng' })[0] ?? canvasElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Of a mixed selection the waiting ones are decided, and the decided ones undone. */
export const MixedSelection = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Duyệt yêu cầu');
    const table = within(canvasElement);
    for (const { name } of [requestRow, ...decided])
      await userEvent.click(
        (await table.findAllByRole('checkbox', { name: new RegExp(name) }))[0] ?? canvasElement,
      );
    await goTo(canvasElement, new RegExp(decided[0]?.name ?? ''));
    await userEvent.keyboard('u');
    const question = { name: 'Hoàn tác 2 quyết định?' };
    await userEvent.click(
      within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Hủy' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('d');
    await expect(
      await screen.findByRole('dialog', { name: `Từ chối yêu cầu của ${requestRow.name}` }),
    ).toBeVisible();
  },
});
