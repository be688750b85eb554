interface SearchState {
  isLoading: boolean;
  isPlaceholderData: boolean;
}

/** What a search shows is not its result yet: nothing, or the result of an earlier text. */
export function isSearching({ isLoading, isPlaceholderData }: SearchState): boolean {
  return isLoading || isPlaceholderData;
}
