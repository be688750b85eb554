import { expect, waitFor, within } from 'storybook/test';

/** A failed call is tried three times before the page says so. */
const patience = { timeout: 8000 };

/** Waits until the page's first heading says this; the names of the five states are read like sentences. */
export async function seesHeading(canvasElement: HTMLElement, name: string | RegExp): Promise<void> {
  await waitFor(
    () => expect(within(canvasElement).getByRole('heading', { level: 1, name })).toBeVisible(),
    patience,
  );
}

export async function seesLoading(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    const said = within(canvasElement)
      .getAllByRole('status')
      .map((status) => status.textContent);
    expect(said.join(' ')).toMatch(/Đang tải/);
  }, patience);
}

export async function seesRefused(canvasElement: HTMLElement): Promise<void> {
  await seesHeading(canvasElement, 'Bạn không có quyền mở trang này');
}

export async function seesFailed(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await waitFor(() => expect(page.getByText('Chưa tải được dữ liệu')).toBeVisible(), patience);
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeEnabled();
}
