/**
 * A list whose items have their own numbers or none. Rules to spread and no class: of two classes that are loaded apart, the one that
 * comes last would decide about the padding.
 */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
