import type { FactsOf, NotificationTypeName } from '@sen/domain/notifications/notificationTypes';
import { notificationTypes } from '@sen/domain/notifications/notificationTypes';
import { language } from '@sen/portal/words/runtime';
import type { Actor } from '../Actor';
import { startingWith } from '../patterns/startingWith';
import { expect } from '../variant';
import { words } from '../words';

/** A poll, and what the server takes to deliver. */
const timeout = 20_000;

/** Waits until the bell rings, opens it and follows the notification of this event. */
export async function followBell<Type extends NotificationTypeName>(
  actor: Actor,
  type: Type,
  facts: Partial<FactsOf<Type>>,
): Promise<void> {
  const { page } = actor;
  const { title } = words.notifications();
  await expect(page.getByRole('button', { name: startingWith(`${title},`) })).toBeVisible({ timeout });
  await actor.press(startingWith(title));
  const panel = page.getByRole('dialog', { name: title });
  const { sample, words: texts } = notificationTypes[type];
  const { message } = (texts[language()] as (given: object) => { message: string })({ ...sample, ...facts });
  const notice = panel.getByRole('button', { name: startingWith(message) }).first();
  await expect(notice).toBeVisible({ timeout });
  await actor.picture(`bell-${type}`);
  await notice.click();
  await expect(panel).toBeHidden();
}
