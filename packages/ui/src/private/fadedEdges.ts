const fade = '2rem';
const masks = {
  start: `linear-gradient(to right, transparent, #000 ${fade})`,
  end: `linear-gradient(to left, transparent, #000 ${fade})`,
  both: `linear-gradient(to right, transparent, #000 ${fade}, #000 calc(100% - ${fade}), transparent)`,
};

/** Selectors of a strip with `useFadedEdges`: it fades at the side where more is hidden. */
export const fadedEdges = {
  '&[data-hidden-sides="start"]': { maskImage: masks.start },
  '&[data-hidden-sides="end"]': { maskImage: masks.end },
  '&[data-hidden-sides="start end"]': { maskImage: masks.both },
} as const;
