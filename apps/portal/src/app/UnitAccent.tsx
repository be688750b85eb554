import { AccentTheme } from '@sen/ui/AccentTheme';

/** Gives the page the colour of the user's unit. Beside the pages, so that none is rendered anew when it changes. */
export function UnitAccent({ color }: { color: string }) {
  return (
    <AccentTheme color={color} scope="page">
      {null}
    </AccentTheme>
  );
}
