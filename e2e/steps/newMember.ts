import type { Role } from '@sen/api/contract/model';
import type { Actor } from '../Actor';
import type { Product } from '../product';
import { expect } from '../variant';
import { words } from '../words';
import { linkIn, newestMail } from './outbox';

export interface NewMember {
  name: string;
  email: string;
  /** Without it the form's own stays. */
  role?: Role;
  phone: string;
  /** Day, month and year, as they are typed. */
  born: readonly [string, string, string];
  code: string;
}

/** Fills in the form of a new member, which is open, and saves it; the page of the member is open then. */
export async function fillNewMember(
  actor: Actor,
  { name, email, role, phone, born, code }: NewMember,
): Promise<void> {
  const { page } = actor;
  await page.getByRole('textbox', { name: words.members('name') }).fill(name);
  if (role !== undefined) await actor.pick(words.members('role'), words.role(role));
  await page.getByRole('textbox', { name: words.members('phone') }).fill(phone);
  const parts = page.getByRole('group', { name: words.members('dateOfBirth') }).getByRole('spinbutton');
  for (const [place, part] of born.entries()) {
    await parts.nth(place).focus();
    await page.keyboard.type(part);
  }
  await page.getByRole('textbox', { name: words.members('membershipCode') }).fill(code);
  await page.getByRole('textbox', { name: words.members('email') }).fill(email);
  await actor.press(words.memberForm('add'));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Sets the password of a new account by the link of its mail, and signs in. */
export async function activate(
  product: Product,
  actor: Actor,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { page } = actor;
  const link = new URL(linkIn(await newestMail(product, email)));
  expect(link.pathname).toBe('/activate');
  await actor.visit(link.pathname + link.search);
  await page.getByLabel(words.passwords('newPassword'), { exact: true }).fill(password);
  await page.getByLabel(words.passwords('repeat')).fill(password);
  await actor.press(words.passwords('activate'));
  await expect(page.getByText(words.passwords('activated'), { exact: true })).toBeVisible();
  await actor.enter({ username: email }, password);
  await expect(page.getByRole('heading', { name: words.pages('overview'), level: 1 })).toBeVisible();
}
