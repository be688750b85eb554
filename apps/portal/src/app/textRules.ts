import { matchesSearch } from '@sen/domain/text/search';
import { vietnameseOrder } from '@sen/domain/text/sort';
import type { TextRules } from '@sen/ui/UiProvider';

/** Lists of the browser are searched and sorted as the server's are. */
export const textRules: TextRules = { matches: matchesSearch, order: vietnameseOrder };
