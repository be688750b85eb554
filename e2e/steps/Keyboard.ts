import type { Locator, Page } from '@playwright/test';
import { demoPassword, type DemoPerson } from '@sen/api/fixtures/people';
import { escapePattern } from '../patterns/escapePattern';
import { words } from '../words';

type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'searchbox' | 'textbox';

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

  /** Tabs to the next element of this role and name, and presses Enter. */
  async press(role: Role, name: string | RegExp, within: Page | Locator = this.#page): Promise<void> {
    await this.to(role, name, within);
    await this.#page.keyboard.press('Enter');
  }

  /** Opens the list of a select and takes its first option. */
  async takeFirst(label: string): Promise<void> {
    const options = this.#page.getByRole('listbox');
    await this.press('button', new RegExp(escapePattern(label)));
    await options.waitFor();
    await this.#page.keyboard.press('ArrowDown');
    await this.#page.keyboard.press('Enter');
    await options.waitFor({ state: 'hidden' });
  }

  /** Tabs to a field and types into it. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.to('textbox', name);
    await this.#page.keyboard.type(text);
  }

  /** Signs in on the page that is open. */
  async signIn({ username }: DemoPerson): Promise<void> {
    await this.fill(words.signIn('username'), username);
    await this.fill(words.signIn('password'), demoPassword);
    await this.#page.keyboard.press('Enter');
    await this.#page.getByRole('heading', { name: words.pages('overview'), level: 1 }).waitFor();
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
