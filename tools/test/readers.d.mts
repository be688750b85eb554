export declare const readers: readonly { reads: RegExp; tests: readonly string[] }[];
export declare function readersOf(files: readonly string[]): string[];
