export declare const areas: Record<string, { portal: string[]; journeys: string[] }>;
