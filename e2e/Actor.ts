import type { Browser, Locator, Page } from '@playwright/test';
import { demoPassword, type DemoPerson } from '@sen/api/fixtures/people';
import { timeZone } from '@sen/domain/time/timeZone';
import { expect } from './variant';
import type { Variant } from './playwright.config';
import type { Product } from './product';
import { escapePattern } from './patterns/escapePattern';
import { inLanguage } from './patterns/inLanguage';
import { words } from './words';

/** A user with a browser of its own. */
export class Actor {
  readonly page: Page;
  readonly #variant: Variant;

  private constructor(page: Page, variant: Variant) {
    this.page = page;
    this.#variant = variant;
  }

  /** Opens the product in the variant's language and width. */
  static async open(browser: Browser, product: Product, variant: Variant): Promise<Actor> {
    const { width, language } = variant;
    const narrow = width < 600;
    const context = await browser.newContext({
      baseURL: product.address,
      viewport: { width, height: narrow ? 760 : 800 },
      hasTouch: narrow,
      locale: language === 'vi' ? 'vi-VN' : 'en-GB',
    });
    const page = await context.newPage();
    // An uncaught script error fails the journey.
    page.on('pageerror', (error) => {
      throw error;
    });
    return new Actor(page, variant);
  }

  /** The heading of the page once it has loaded; a placeholder has a hidden one. */
  get title(): Locator {
    return this.page.locator('h1:not([aria-busy="true"] *)');
  }

  /** Opens a public page in the variant's language. */
  async visit(address: string): Promise<void> {
    const { page } = this;
    await page.goto(address);
    if (this.#variant.language === 'vi') return;
    const name = inLanguage('vi', () => words.visitor('otherLanguage'));
    await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click();
  }

  async signIn(person: DemoPerson): Promise<void> {
    await this.visit('/');
    await this.enter(person);
    await expect(this.page.getByRole('heading', { name: words.pages('overview'), level: 1 })).toBeVisible();
  }

  /** Fills in the sign-in page that is open. */
  async enter({ username }: Pick<DemoPerson, 'username'>, password = demoPassword): Promise<void> {
    await this.page.getByLabel(words.signIn('username')).fill(username);
    await this.page.getByLabel(words.signIn('password'), { exact: true }).fill(password);
    await this.press(words.signIn('submit'));
  }

  /** Selects an entry of the main menu, which is a sheet on a phone. */
  async choose(entry: string): Promise<void> {
    if (this.#variant.width < 900) await this.press(words.appShell().openMenu);
    await this.page
      .getByRole('navigation', { name: words.appShell().mainMenu })
      // Another entry may contain its name; a count may follow it.
      .getByRole('link', { name: new RegExp(`^${escapePattern(entry)}`) })
      .click();
    await expect(this.page.getByRole('heading', { name: entry, level: 1 })).toBeVisible();
  }

  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  /** Presses an action of a page; those that its header has no room for are behind '⋯', of a record in a menu. */
  async act(name: string): Promise<void> {
    const action = this.page
      .getByRole('button', { name, exact: true })
      .or(this.page.getByRole('link', { name, exact: true }))
      .first();
    const more = this.page.getByRole('button', { name: words.actionRow().more, expanded: false }).first();
    await expect(action.or(more).first()).toBeVisible();
    // A header that has just been drawn may still have all behind '⋯': its menu would open over what the action opens.
    const isShown = await action.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (isShown) return action.click();
    await more.click();
    return action
      .or(this.page.getByRole('menuitem', { name, exact: true }))
      .first()
      .click();
  }

  /** Shows the actions of a list that a phone has behind '⋯', unless they are shown. */
  async showMoreActions(): Promise<void> {
    if (this.#variant.width >= 768) return;
    const more = this.page.getByRole('button', { name: words.pageHeader().more });
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  }

  /** Types into a combobox and picks the option. Its list is transparent until the field stands still and a phone's keyboard is up. */
  async search(field: Locator, option: string): Promise<void> {
    // The field stands where it will before anything is typed: scrolling closes the list.
    await field.click();
    await field.fill(option);
    await expect(this.page.locator('[data-trigger="ComboBox"]')).toHaveCSS('opacity', '1');
    await this.page.getByRole('option', { name: option }).first().click();
  }

  /** Types into a combobox until one option is left, and takes it by keyboard; the field then shows it. */
  async find(field: Locator, option: string): Promise<void> {
    await this.take(field, option);
    await expect(field).toHaveValue(option);
  }

  /** Types into a combobox until one option is left, and takes it by keyboard. */
  async take(field: Locator, option: string): Promise<void> {
    // Whoever types has gone to the field: the page stands still, which keeps the list open.
    await field.focus();
    await field.fill('');
    await field.pressSequentially(option);
    const options = this.page.getByRole('listbox').getByRole('option');
    // While a search is on its way, its list says so in a line of its own.
    await expect(options.filter({ hasText: option })).toHaveCount(1);
    await expect(options).toHaveCount(1);
    await field.press('ArrowDown');
    await field.press('Enter');
  }

  /** Opens a select of the design system and picks the option. */
  async pick(label: string, option: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await within
      .getByRole('button', { name: new RegExp(label) })
      .first()
      .click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  /** Types a number and leaves the field, which commits it. */
  async type(label: string, text: string, index = 0): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label }).nth(index);
    await field.fill(text);
    await field.press('Tab');
  }

  /** Types a 24-hour time into a segmented field. */
  async setTime(label: string, time: Date): Promise<void> {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).formatToParts(time);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((each) => each.type === type)?.value ?? '';
    const group = this.page.getByRole('group', { name: label });
    for (const [index, value] of [
      part('year'),
      part('month'),
      part('day'),
      part('hour'),
      part('minute'),
      '00',
    ].entries()) {
      await group.getByRole('spinbutton').nth(index).focus();
      await this.page.keyboard.type(value);
    }
  }

  /** With `PICTURES=1` takes a screenshot for people to look at; it is not compared. */
  async picture(name: string): Promise<void> {
    if (process.env['PICTURES'] === undefined) return;
    const { language, width } = this.#variant;
    await this.page.screenshot({
      path: `e2e/screens/out/${name}-${language}-${width}.png`,
      animations: 'disabled',
    });
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}
