import { importLimits } from '@sen/domain/imports/importLimits';
import { RefusalError } from '../errors/RefusalError.ts';
import type { Exceeded } from '../store/imports/unfinishedImports.ts';

/** @throws {RefusalError} tooManyImports, tooManyImportsOfUnit */
export function assertFewImports(exceeded: Exceeded | undefined): void {
  const { ofPerson, ofUnit } = importLimits.unfinished;
  if (exceeded === 'person') throw new RefusalError('tooManyImports', { params: { max: ofPerson } });
  if (exceeded === 'unit') throw new RefusalError('tooManyImportsOfUnit', { params: { max: ofUnit } });
}
