/** How many banners there can be, since nobody looks through more, and how many one person sees: what a carousel holds without tiring anybody. */
export const bannerLimits = { all: 200, shown: 10 } as const;
