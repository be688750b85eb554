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
  await expect(actor.page.getByRole('button', { name: startingWith(`${title()},`) })).toBeVisible({
    timeout,
  });
  await followKnown(actor, type, facts);
  await expect(panelOf(actor)).toBeHidden();
}

/** Opens the bell, whether it rings or not, and presses the notification of this event; it may lead nowhere. */
export async function followKnown(actor: Actor, type: NotificationTypeName, facts: object): Promise<void> {
  await actor.press(startingWith(title()));
  const { sample, words: texts } = notificationTypes[type];
  const { message } = (texts[language()] as (given: object) => { message: string })({ ...sample, ...facts });
  const notice = panelOf(actor)
    .getByRole('button', { name: startingWith(message) })
    .first();
  await expect(notice).toBeVisible({ timeout });
  await actor.picture(`bell-${type}`);
  await notice.click();
}

function title(): string {
  return words.notifications().title;
}

export function panelOf({ page }: Actor) {
  return page.getByRole('dialog', { name: title() });
}
