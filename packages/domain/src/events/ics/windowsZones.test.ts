import { expect, test } from 'vitest';
import { IcsZones } from './IcsZones.ts';
import { intlZone } from './intlZone.ts';
import { windowsZones } from './windowsZones.ts';

test('each leads to a zone that is known, whatever the case of its name', () => {
  const unknown = [...windowsZones].filter(([, zone]) => intlZone(zone) === null);
  expect(unknown).toEqual([]);
  const zones = new IcsZones();
  expect(zones.find('SE ASIA Standard Time')?.offsetAt(0)).toBe(7 * 3_600_000);
  expect(zones.find('Nowhere Standard Time')).toBeNull();
});
