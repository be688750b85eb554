import type { Locator, Page } from '@playwright/test';

type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'textbox';

/** More tab stops than any page has. */
const maxStops = 120;

/** A user without a mouse: presses Tab until the wanted element has the focus. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tabs to the next element of this role and name; throws when Tab does not reach it. */
  async to(role: Role, name: string | RegExp, within: Page | Locator = this.#page): Promise<void> {
    const target = within.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await target.waitFor();
    await this.#tabUntil(
      () => target.evaluate((element) => element === document.activeElement),
      `${role} ${String(name)}`,
    );
  }

  /** Tabs to the next element of this role, whatever its name. */
  async toNext(role: Role): Promise<void> {
    const focused = this.#page.getByRole(role).and(this.#page.locator(':focus'));
    await this.#page.keyboard.press('Tab');
    await this.#tabUntil(async () => (await focused.count()) > 0, `the next ${role}`);
  }

  async #tabUntil(reached: () => Promise<boolean>, target: string): Promise<void> {
    for (let stop = 0; stop < maxStops; stop++) {
      if (await reached()) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`Tab did not reach ${target} within ${maxStops} stops.`);
  }
}
