export declare function failureExcerpts(output: string): string[];
