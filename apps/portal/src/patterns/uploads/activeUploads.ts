/** The ids of uploads that this page sends now: a second field must not go on with the same one. */
export const activeUploads = new Set<string>();

/** The keys of files of this page that are not uploaded yet, failed ones included: leaving the page stops them. */
export const filesOnTheirWay = new Set<string>();
