/** Who decides above the units, where courses are made public, as mails name it. */
export const product = 'Sen';
