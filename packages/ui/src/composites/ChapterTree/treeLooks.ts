import { vars } from '../../tokens/vars.css';

/** Where there is no room beside the title, what a node holds goes below it. */
const narrow = '(max-width: 40rem)';
export const inNarrow = (look: object) => ({ '@container': { [narrow]: look } });

/** What stands in one line with the title of its row, however many lines that takes. */
export const rowLine = { display: 'flex', alignItems: 'center', minBlockSize: vars.density.row } as const;
