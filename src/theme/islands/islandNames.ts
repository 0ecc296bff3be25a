/** The theme's islands. Each name is a file in this folder and its export, to be wrapped by `mountIsland`. */
export const islandNames = ['CopyButton', 'SearchBox', 'Tabs', 'ThemeSwitch'] as const;

export type IslandName = (typeof islandNames)[number];
