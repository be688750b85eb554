/** Lists the folders, and generates from openapi.yaml unless the result is current. */
export function ensureGenerated(): void;
