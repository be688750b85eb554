const fade = '2rem';
/** Towards the start, the end, or both. */
export const fadeMasks = {
  start: `linear-gradient(to right, transparent, #000 ${fade})`,
  end: `linear-gradient(to left, transparent, #000 ${fade})`,
  both: `linear-gradient(to right, transparent, #000 ${fade}, #000 calc(100% - ${fade}), transparent)`,
};

/** Selectors of a strip with `useFadedEdges`: it fades at the side where more is hidden. */
export const fadedEdges = {
  '&[data-hidden-sides="start"]': { maskImage: fadeMasks.start },
  '&[data-hidden-sides="end"]': { maskImage: fadeMasks.end },
  '&[data-hidden-sides="start end"]': { maskImage: fadeMasks.both },
} as const;
