import { vars } from '../../tokens/vars.css';

/** Narrow screens show the content of a node below its title. */
const narrow = '(max-width: 40rem)';
export const inNarrow = (look: object) => ({ '@container': { [narrow]: look } });

/** Elements on one line with the title of the row, however many lines the title takes. */
export const rowLine = { display: 'flex', alignItems: 'center', minBlockSize: vars.density.row } as const;
