import { badgeUnitList } from '../../store/badges/badgeUnitList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listBadgeUnits: Handler<'listBadgeUnits'> = listOperation(badgeUnitList);
