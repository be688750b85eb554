import {
  isNotificationType,
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
    return { role, path: findPath(parse, pathname) };
  });
  for (const { path } of pages) expect(path).not.toBeNull();
  // Not all of them: who imports questions does not import members, and the sample is of one kind.
  if (pages.length > 0) expect(pages.some(({ role, path }) => path && mayOpen(role, path.name))).toBe(true);
});
