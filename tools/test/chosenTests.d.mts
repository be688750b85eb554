export declare function chosenTests(files: readonly string[]): {
  tests: Record<'unit' | 'server' | 'stories' | 'journeys', string[]>;
  touched: string[];
  leftOut: string[];
};
