import {
  isNotificationType,
  leadsToPage,
  notificationTarget,
  notificationTypes,
} from '@sen/domain/notifications/notificationTypes';
import { sampleEvent } from '@sen/domain/notifications/sampleEvent';
import { parse } from 'regexparam';
import { expect, test } from 'vitest';
import { findPath } from './findPath';
import { mayOpen } from './navigation';

const types = Object.keys(notificationTypes).filter(isNotificationType);

test.each(types)('%s leads to a page that people it is for may open', (type) => {
  const targets = notificationTypes[type].audience.flatMap((role) => {
    const target = notificationTarget(sampleEvent(type), { id: '78', role });
    return target ? [{ role, target }] : [];
  });
  const pages = targets.map(({ role, target }) => {
    const [pathname = ''] = target.address.split('?');
    return { role, target, path: findPath(parse, pathname) };
  });
  // A page that has come is no longer a `ComingSubject`.
  for (const { target, path } of pages) expect(path !== null).toBe(leadsToPage(target));
  const found = pages.filter(({ path }) => path !== null);
  // Not all of them: who imports questions does not import members, and the sample is of one kind.
  if (found.length > 0) expect(found.some(({ role, path }) => path && mayOpen(role, path.name))).toBe(true);
});
