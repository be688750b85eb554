export declare const sources: ReadonlySet<string>;
export declare function importsOf(file: string, options?: { dynamic?: boolean }): string[];
