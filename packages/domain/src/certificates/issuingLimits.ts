/**
 * `atOnce`: students who are named, up to whom no job is needed. `perPart`: those whom a job settles in one transaction, in which
 * nobody else of the unit is issued any. `hours`: how long its end is told.
 */
export const issuingLimits = { atOnce: 20, perPart: 50, hours: 24 } as const;
