import { people, userOf } from '@sen/api/fixtures/people';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textStore } from '../../device/testing/textStore';

const assign = vi.fn();
const reload = vi.fn();

/** Simulates a page load: fresh modules, same local and session storage. */
async function openPage() {
  vi.resetModules();
  const [session, end, guards, memory] = await Promise.all([
    import('./session'),
    import('./sessionEnd'),
    import('./leaveGuards'),
    import('./tabMemory'),
  ]);
  return { ...session, ...end, ...guards, ...memory };
}

const teacher = userOf(people.teacher);
const nobodyElse = () => expect.unreachable('no other device signed in');

beforeEach(() => {
  assign.mockReset();
  reload.mockReset();
  vi.stubGlobal('localStorage', textStore());
  vi.stubGlobal('sessionStorage', textStore());
  vi.stubGlobal('window', { location: { pathname: '/sample-surveys', search: '?page=2', assign, reload } });
});

describe('a session that the server ends', () => {
  test('is left at once with its reason; the device keeps its language and the tab its address', async () => {
    localStorage.setItem('sen-language', 'en');
    const page = await openPage();
    page.beginSession('a', teacher);
    await page.sessionRefused('sessionExpired', 'Phiên đã hết hạn.', nobodyElse);
    expect(assign).toHaveBeenCalledWith('/');
    expect([localStorage.getItem('sen-token'), localStorage.getItem('sen-user')]).toEqual([null, null]);
    expect(localStorage.getItem('sen-language')).toBe('en');
    expect(page.recallSignInNotice()).toBe('Phiên đã hết hạn.');
    expect(page.recallOrigin()).toBe('/sample-surveys?page=2');
  });

  test('waits two seconds when another device has signed in, and for an open exam', async () => {
    vi.useFakeTimers();
    const page = await openPage();
    page.beginSession('a', teacher);
    const told: (string | null)[] = [];
    let sent = () => {};
    page.registerLeaveGuard((reason) => {
      told.push(reason);
      return new Promise((resolve) => {
        sent = resolve;
      });
    });
    let shown = () => {};
    const leaving = page.sessionRefused('signedInElsewhere', 'Thiết bị khác.', (message) => {
      told.push(message);
      return new Promise((resolve) => {
        shown = resolve;
      });
    });
    await vi.advanceTimersByTimeAsync(2500);
    shown();
    await vi.advanceTimersByTimeAsync(1999);
    expect(told).toEqual(['Thiết bị khác.']);
    await vi.advanceTimersByTimeAsync(1);
    // The notice closes for the dialog of an open exam.
    expect(told).toEqual(['Thiết bị khác.', null, 'signedInElsewhere']);
    expect(assign).not.toHaveBeenCalled();
    sent();
    await leaving;
    expect(assign).toHaveBeenCalledWith('/');
    vi.useRealTimers();
  });

  test('ends also when the notice of another device cannot be shown', async () => {
    vi.useFakeTimers();
    const page = await openPage();
    page.beginSession('a', teacher);
    const leaving = page.sessionRefused('signedInElsewhere', '', () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(5000);
    await leaving;
    expect(assign).toHaveBeenCalledWith('/');
    vi.useRealTimers();
  });

  test('is not cleared when another tab has signed in meanwhile', async () => {
    const page = await openPage();
    page.beginSession('a', teacher);
    page.storeSession('b', teacher);
    await page.sessionRefused('unauthenticated', '', nobodyElse);
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect(localStorage.getItem('sen-token')).toBe('b');
  });
});

describe('a token that changes in another tab', () => {
  test('reloads this page', async () => {
    const page = await openPage();
    page.beginSession('a', teacher);
    localStorage.clear();
    await page.tokenChanged();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is taken over by an open exam of the same person, without a reload', async () => {
    const page = await openPage();
    page.beginSession('a', teacher);
    const leave = page.registerLeaveGuard(() => expect.unreachable('nobody leaves'));
    page.storeSession('b', teacher);
    await page.tokenChanged();
    expect(reload).not.toHaveBeenCalled();
    expect(page.currentSession()?.token).toBe('b');
    leave();
    page.storeSession('c', teacher);
    await page.tokenChanged();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('asks an open exam first when another person signs in', async () => {
    const page = await openPage();
    page.beginSession('a', teacher);
    const guard = vi.fn(() => Promise.reject(new Error('not sent')));
    page.registerLeaveGuard(guard);
    page.storeSession('b', userOf(people.otherTeacher));
    await page.tokenChanged();
    expect(guard).toHaveBeenCalledWith('tokenChanged');
    expect(reload).toHaveBeenCalledOnce();
  });
});
